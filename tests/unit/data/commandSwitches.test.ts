import {expect, test} from 'vitest';
import {
  switchGroups,
  type CommandSwitch,
  type SwitchTool,
} from '../../../src/data/commandSwitches';
import {testRules, type DataList} from '../../support/dataModule';

const path = 'src/data/commandSwitches.ts';
const places = switchGroups.flatMap((group, index) =>
  group.switches.map((each) => ({
    group,
    each,
    keys: [index, 'switches', each.name],
  })),
);
const list: DataList<CommandSwitch> = {
  path,
  name: 'switchGroups',
  entries: places.map(({each}) => each),
  keysOf: (index) => places[index]!.keys,
  titleOf: ({name}) => name,
};

/** The group of a switch. */
const groupAt = (index: number) => places[index]!.group;

test('what a switch sets, another switch of the same tool takes back', () => {
  const switchesOf = (tool: SwitchTool) =>
    switchGroups
      .filter((group) => group.tool === tool)
      .flatMap(({switches}) => switches);
  for (const tool of ['slmgr', 'ospp'] as const) {
    const switches = switchesOf(tool);
    const names = switches.map(({name}) => name);
    for (const {name, undo} of switches) {
      if (/^\/(?:skms|sethst|setprt)/.test(name)) {
        expect.soft(undo, `${tool} ${name}`).toBeTruthy();
      }
      if (undo) {
        expect.soft(names, `${tool} ${name}`).toContain(undo);
      }
    }
  }
});

/** The parts of `equivalent`, joined. */
function equivalentText({equivalent}: CommandSwitch): string {
  return typeof equivalent === 'object'
    ? [equivalent.powershell, equivalent.osLicense, equivalent.instead].join(
        ' ',
      )
    : '';
}

/** Methods on Microsoft's pages of the WMI classes, with the parameters named there. */
const documentedMethods: Readonly<Record<string, string>> = {
  Activate: '',
  ClearKeyManagementServiceLookupDomain: '',
  ClearKeyManagementServiceMachine: '',
  ClearKeyManagementServicePort: '',
  ClearProductKeyFromRegistry: '',
  DepositOfflineConfirmationId: 'InstallationId ConfirmationId',
  DisableKeyManagementServiceDnsPublishing: 'DisablePublishing',
  DisableKeyManagementServiceHostCaching: 'DisableCaching',
  EnableKeyManagementServiceLowPriority: 'EnableLowPriority',
  InstallLicense: 'License',
  InstallProductKey: 'ProductKey',
  ReArmWindows: '',
  RefreshLicenseStatus: '',
  SetKeyManagementServiceListeningPort: 'PortNumber',
  SetKeyManagementServiceMachine: 'MachineName',
  SetKeyManagementServicePort: 'PortNumber',
  SetVLActivationInterval: 'ActivationInterval',
  SetVLRenewalInterval: 'RenewalInterval',
  Uninstall: '',
  UninstallProductKey: '',
};

const names = places.map(({group, each}) =>
  `${group.tool} ${each.name}`.toLowerCase(),
);

testRules(list, {
  name: {
    'this tool already has the switch: keep one of the two': (_, index) =>
      names.indexOf(names[index]!) === index,
    'start the name with a slash or a dash': ({name}) =>
      /^[/-][a-z]/i.test(name),
    'the name ends in a colon: add the value as "argument"': (each) =>
      !each.name.endsWith(':') || Boolean(each.argument),
  },
  effect: {
    'write the effect as a sentence with a capital letter and a period': (
      each,
    ) => /^[A-Z].*\.$/.test(each.effect),
  },
  example: {
    'the example does not use the switch: write one with {name}': (each) =>
      each.example
        .split(each.name)
        .slice(1)
        // `/rearm-app` is another switch than `/rearm`.
        .some((rest) => /[:=]$/.test(each.name) || !/^[\w-]/.test(rest)),
    'the example has no value for {argument}: write one behind the switch': ({
      name,
      argument = '',
      example,
    }) =>
      !argument.startsWith('<') ||
      /\S/.test(example.slice(example.indexOf(name) + name.length)),
  },
  equivalent: {
    'add an "equivalent": a command that works without VBScript, or \'none\'': (
      each,
      index,
    ) =>
      !['slmgr', 'ospp'].includes(groupAt(index).tool) ||
      each.equivalent === 'none' ||
      equivalentText(each).trim() !== '',
    'this needs VBScript itself: name a command that does not': (each) =>
      !/\b(?:slmgr|ospp)(?:\.vbs)?\b|[cw]script/.test(equivalentText(each)),
    'Microsoft\'s pages do not have this method with these parameters: correct it, or set "inferred"':
      ({equivalent}) =>
        typeof equivalent !== 'object' ||
        equivalent.inferred === true ||
        [
          ...(equivalent.powershell ?? '').matchAll(
            /-MethodName (\w+)(?: -Arguments @\{(.*?)\})?(?=[ ;]|$)/g,
          ),
        ].every(
          ([, method, values = '']) =>
            documentedMethods[method!] ===
            [...values.matchAll(/(\w+) = /g)].map(([, name]) => name).join(' '),
        ),
  },
  entry: {
    'its elevation depends on something: add a "note" that says on what': (
      {elevation, note},
      index,
    ) => (elevation ?? groupAt(index).elevation) !== 'depends' || Boolean(note),
  },
});
