import * as z from 'zod';
import {
  equivalentSources,
  switchGroups,
  type SwitchGroup,
} from '../../data/commandSwitches';
import {define} from './define';
import {listSources} from '../sources/listSources';
import type {ShownSource} from '../sources/shownSource';

export interface SwitchTableProps {
  groups: readonly Omit<SwitchGroup, 'source'>[];
  sources: readonly ShownSource[];
}

/** `<SwitchTable tool="slmgr" group="global" />`: one group of a tool; a table for each group without `group`. */
export const switchTable = define(
  z.strictObject({tool: z.string(), group: z.string().optional()}),
  ({tool, group}): SwitchTableProps => {
    const groups = switchGroups.filter(
      (candidate) =>
        candidate.tool === tool && (!group || candidate.group === group),
    );
    if (groups.length === 0) {
      const known = switchGroups.map((each) => `${each.tool} ${each.group}`);
      throw new RangeError(
        `no switches for "${tool} ${group ?? ''}". Use one of: ${known.join(', ')}.`,
      );
    }
    const sources = groups.flatMap(({source, switches}) =>
      switches.some(({equivalent}) => equivalent)
        ? [source, ...equivalentSources]
        : [source],
    );
    return {
      groups: groups.map(({source, ...shown}) => (void source, shown)),
      sources: listSources(sources),
    };
  },
);
