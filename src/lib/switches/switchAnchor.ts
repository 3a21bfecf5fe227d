import type {CommandSwitch, SwitchTool} from '../../data/commandSwitches';

/** URL fragment of a switch: `slmgr/skms`. */
export function switchAnchor(
  tool: SwitchTool,
  {name}: Pick<CommandSwitch, 'name'>,
): string {
  return `${tool}${name}`.replaceAll(' ', '-');
}
