import * as z from 'zod';
import {
  equivalentSources,
  switchGroups,
  type CommandSwitch,
} from '../../data/commandSwitches';
import {defineDataFile, evidenceField, oneOf, text} from './dataFile';

/** What does the work of a switch without VBScript; `null` if Microsoft documents no way. */
function withoutVbscript({equivalent}: CommandSwitch) {
  if (!equivalent || equivalent === 'none') {
    return equivalent && null;
  }
  const {powershell, inferred, osLicense, instead} = equivalent;
  return {
    powershell,
    isPowershellInferred: inferred,
    osLicense,
    instead,
  };
}

export const commandSwitchesFile = defineDataFile({
  name: 'command-switches',
  modules: ['src/data/commandSwitches.ts'],
  row: {
    tool: oneOf({
      slmgr: 'slmgr.vbs, the licensing script of Windows.',
      ospp: 'ospp.vbs, the licensing script of Office.',
      changepk: 'changepk.exe, which changes the edition of Windows.',
      dism: 'DISM, which services Windows.',
      odt: 'setup.exe of the Office Deployment Tool.',
      licensingdiag: 'licensingdiag.exe, which collects licensing logs.',
    }).describe('The tool.'),
    group: text('The group of switches, with the name of the tool.'),
    groupNote: text('What to know about the whole group.').optional(),
    name: text('The switch as typed. Unique within a tool.'),
    argument: text(
      'The argument, in square brackets if it is optional.',
    ).optional(),
    effect: text('What it does.'),
    elevation: oneOf({
      required: 'It needs a prompt that runs as administrator.',
      'not-required': 'Any prompt will do.',
      depends: 'The note says on what.',
      'not-stated': 'The source does not say.',
    }).describe('Whether the prompt has to run as administrator.'),
    example: text('A complete command line, with placeholders.'),
    undo: text(
      'The switch of the same tool that takes a setting back.',
    ).optional(),
    withoutVbscript: z
      .strictObject({
        powershell: text('A line for Windows PowerShell.').optional(),
        isPowershellInferred: z
          .literal(true)
          .describe(
            'Present if Microsoft does not document all of that line: it does what the script does.',
          )
          .optional(),
        osLicense: text(
          'The same with the `OSLicense` module, which fewer PCs have.',
        ).optional(),
        instead: text(
          'Another program or a place in Settings, or what to know about the lines.',
        ).optional(),
      })
      .nullable()
      .describe(
        'For scripts: the same without VBScript. `null` if Microsoft documents no way.',
      )
      .optional(),
    evidence: evidenceField,
    note: text('A limit or a warning.').optional(),
  },
  rows: () =>
    switchGroups.flatMap((group) =>
      group.switches.map((each) => ({
        tool: group.tool,
        group: group.title,
        groupNote: group.note,
        name: each.name,
        argument: each.argument,
        effect: each.effect,
        elevation: each.elevation ?? group.elevation,
        example: each.example,
        undo: each.undo,
        withoutVbscript: withoutVbscript(each),
        evidence: each.evidence ?? 'documented',
        note: each.note,
        sources: each.equivalent
          ? [group.source, ...equivalentSources]
          : [group.source],
      })),
    ),
});
