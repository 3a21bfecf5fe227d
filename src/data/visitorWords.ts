/**
 * What visitors type: instead of a word of the site, or to find a section of it. The search compares words, whatever their
 * order and form, and knows the questions in `questions.ts`, the answers of the diagnosis and the messages of Windows and
 * Office as well, so none of them is repeated here. Names of a whole page are `aliases` in its front matter.
 *
 * `npm run check:content` reports a section that does not exist, and `npm run report:search` shows how a change affects the
 * search.
 */

/** Words and phrases that mean the same as a word of the site. */
export const synonyms: Readonly<Record<string, string>> = {
  license:
    'licence, lic, entitlement, permission, licencia, lizenz, licença, licenza',
  'windows 11': 'win11, win 11, w11',
  'windows 10': 'win10, win 10, w10',
  'windows 8.1': 'windows 8, win8, win8.1, win 8, w8',
  'windows 7': 'win7, win 7, w7, home premium',
  'windows vista': 'win vista',
  'windows xp': 'winxp, win xp',
  'windows server': 'win server',
  windows: 'win',
  microsoft: 'ms',
  mas: 'microsoft activation scripts, tool',
  use: 'run',
  server: 'srv',
  standard: 'std',
  datacenter: 'data center',
  configuration: 'config, cfg',
  account: 'acc, profile, e-mail, email',
  ltsc: 'ltsb, long-term servicing channel',
  'end of support':
    'end of life, end of service, out of support, no more updates, eol, no longer supported, discontinued',
  esu: 'extended security updates',
  'microsoft 365': 'office 365, m365, o365',
  mac: 'macos, macbook, os x',
  difference: 'vs, versus, compare, comparison',
  iso: 'installation media, install media, disc image',
  arm: 'arm64, apple silicon',
  '32-bit': '32 bit, 32bit, x86',
  '64-bit': '64 bit, 64bit, x64',
  enterprise: 'ent',
  education: 'edu, school, student',
  professional: 'pro',
  remove:
    'rmv, uninstall, delete, undo, revert, reverse, get rid, rid, entfernen, löschen, deinstallieren, quitar, eliminar, supprimer',
  fix: 'repair',
  broken: 'broke, damaged',
  fails:
    'cannot, cant, unable to, not working, doesnt work, does not work, stuck',
  check: 'chk',
  download: 'dl, herunterladen, descargar, télécharger, baixar',
  reset: 'rebuild',
  expire: 'expiry, expired, run out, ran out',
  antivirus:
    'anti-virus, defender, virus, malware, trojan, av, quarantine, windows security',
  hash: 'checksum, sha256, sha-256, sha1',
  edition: 'version, sku',
  grayed: 'greyed',
  organization: 'organisation, company',
  pc: 'computer, device, machine, laptop, notebook',
  disk: 'hard disk, hard drive, drive, ssd, hdd, nvme',
  disc: 'dvd, cd, cd-rom',
  memory: 'ram',
  'graphics card': 'gpu, video card',
  parts: 'components',
  processor: 'cpu',
  firmware: 'bios, uefi',
  'hardware change': 'motherboard, mainboard, mobo',
  'virtual machine': 'vm, virtualbox, vmware, proxmox',
  telephone: 'phone, call',
  'sign-in': 'sign in, log in, login',
  oem: '$oem$',
  usb: 'flash drive, thumb drive, pendrive, usb stick, rufus, ventoy',
  legal: 'illegal, legally, lawful',
  genuine: 'legit, original, authentic, real',
  'not genuine': 'non-genuine, nongenuine, isnt genuine',
  counterfeit: 'fake, pirated, pirate, scam, bootleg, cloned',
  evaluation: 'eval, trial, demo, test version',
  'remote desktop': 'rdp, rds, terminal server, terminal services',
  subscription: 'subscribe, monthly plan',
  network: 'wifi, lan',
  offline: 'without internet, no internet',
  administrator: 'admin',
  restart: 'reboot',
  'shut down': 'shutdown, turn off, switch off',
  edit: 'type, write',
  'read-only': 'read only, locked',
  price: 'cost, fee',
  employer: 'company, boss',
  clock: 'time, date',
  'command prompt': 'cmd, terminal',
  notice: 'message, notification, banner, popup, pop-up, reminder',
  'clean installation': 'clean install, fresh install',
  reinstall:
    'reinstallation, format, wipe, reset, factory reset, neu installieren, neu installiert, neuinstallation, reinstalar',
  upgrade: 'update',
  downgrade: 'lower edition, go back',
  requirements: 'specs, compatible, compatibility',
  unsupported: 'not supported, too old, outdated, obsolete',
  refund: 'money back',
  seller: 'shop, store, retailer, dealer, vendor',
  refurbished:
    'second hand, secondhand, gebraucht, gebrauchter, gebrauchten, usado',
  safe: 'dangerous, risky, risk, trust',
  steps: 'guide, tutorial, instructions',
  support: 'help, human, person',
  maker: 'manufacturer, oem, dell, hp, lenovo',
  blocked: 'banned, blacklisted',
  motherboard: 'board',
  change: 'swap, switch, replace, convert, exchange',
  move: 'transfer, take, bring, migrate',
  activate:
    'register, validate, activar, ativar, ativa, reactivate, aktivieren, aktiviert, aktivierung, attivare, activación',
  buy: 'purchase, pay, order, kaufen, comprar, acheter',
  free: 'without paying, for nothing, kostenlos, gratis, gratuit',
  'other activators': 'kmspico, kmsauto, crack, cracked, keygen',
  office: 'word, excel, outlook, powerpoint',
  personalization:
    'wallpaper, desktop background, background, dark mode, lock screen',
  watermark:
    'bottom right corner, bottom of the screen, bottom of my screen, corner of the screen, ghost writing, text on the screen',
  'product key':
    '25 character code, 25 characters, cd key, serial, serial number, produktschlüssel, lizenzschlüssel, schlüssel, serial key, license key, activation key, activation code, code on the sticker, clave, chave, clé',
  marketplace: 'ebay, g2a, kinguin, seller',
  's mode': 'apps from the store, store apps, s modus, s-modus, modo s',
  lost: 'verloren, perdido, perdu',
};

/** Names of products and licenses, and other words that make what has them another thing, or the contrary. */
export const decisiveWords =
  'home pro professional enterprise education ltsc iot standard datacenter essentials server evaluation retail volume oem kms mak hwid mac office arm esu azure domain xp vista kms38 ohook tsforge subscription virtual visio project avma rds docker macbook imac vamt adba aws firmware linux download not';

/** What every page is about: a question asks the same without them. */
export const subjects = 'windows pc microsoft';

/** What people add without changing what they look for. */
export const fillers =
  'actually already also although anybody anyone basically because btw bro completely currently dear everybody everyone exactly explain folks got gotten guys hallo hello hey hi hows idea ideas im ive know lol maybe now plz pls possible probably really simply sir somebody someone still suddenly tell thank thanks thx today whats wheres wonder wondering yesterday yet';

/** Words in other letters, or how they begin, by what they mean. The search replaces them. */
export const foreignWords: Readonly<Record<string, string>> = {
  activate: '激活 啟用 активац активир ライセンス認証 認証 인증 تفعيل',
  license: '许可证 许可 授權 лиценз ライセンス 라이선스',
  'product key': '产品密钥 密钥 金鑰 序列号 ключ プロダクトキー',
  motherboard: '主板 主機板 материнск マザーボード 메인보드',
  hardware: '硬件 硬體 оборудован ハードウェア',
  reinstall: '格式化 重装 重新安装 重灌 переустан 再インストール 재설치',
  remove: '卸载 删除 清除 移除 удал 削除 アンインストール 삭제',
  undo: '取消 恢复 还原 復原 восстанов 元に戻',
  upgrade: '升级 升級 обнов アップグレード 업그레이드',
  download: '下载 下載 скача загруз ダウンロード 다운로드',
  error: '错误 錯誤 ошибк エラー 오류',
  fails: '失败 失敗 无法 無法 できない проблем',
  permanent: '永久 навсегда постоянн',
  expired: '过期 到期 失效 истек истёк 期限',
  'go back': '切回 换回 降级 降級',
  change: '切换 切換 转换 轉換 更换',
  edition: '版本',
  language: '语言 語言 язык 言語 언어',
  check: '查看 查询 查詢 检查',
  pc: '电脑 電腦',
  server: '服务器 伺服器 сервер サーバー 서버',
  update: '更新',
  months: '半年 个月 個月 месяц',
  watermark: '水印 浮水印 водян 透かし',
  home: '家庭版 домашн',
  pro: '专业版 專業版 профессиональн',
  enterprise: '企业版 企業版 корпоратив',
};
