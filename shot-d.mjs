import {chromium} from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const want=(process.argv[2]??'').split(',').filter(Boolean);
for (const [w,h] of [[390,844],[1280,900],[320,700]]) for (const scheme of ['light','dark']) {
  if (w===320 && scheme==='dark') continue;
  const c = await b.newContext({viewport:{width:w,height:h},colorScheme:scheme});
  const p = await c.newPage();
  p.on('console',m=>console.log('CONSOLE',m.text())); p.on('pageerror',e=>console.log('ERR',e.message));
  await p.goto('http://localhost:4573/check_activation_status#read-your-own-output');
  await p.waitForSelector('html[data-has-hydrated="true"]',{state:'attached'});
  await p.emulateMedia({colorScheme:scheme});
  const tool = p.locator('form:has(textarea)').locator('..');
  if(!want.length||want.includes('idle')) await tool.screenshot({path:`/tmp/d-idle-${w}-${scheme}.png`});
  for (const [n,label] of [['kms','Windows, KMS client'],['office','Office, two volume products'],['2038','Windows, lease until 2038'],['german','Windows in German'],['eval','Windows, evaluation'],['na','Windows, not activated']]) {
    if(want.length&&!want.includes(n)) continue;
    await p.getByRole('button',{name:label}).click();
    await p.waitForSelector('section[aria-label="What the output means"]');
    await tool.screenshot({path:`/tmp/d-${n}-${w}-${scheme}.png`});
  }
  console.log(w, scheme, await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth));
  await c.close();
}
await b.close();
