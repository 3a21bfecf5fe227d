import {otherSystems} from '../../data/otherSystems';

/** The system that a text is about, if the advice hardly covers it. */
export const findOtherSystem = (text: string) =>
  otherSystems.find(
    ({pattern, unless}) => pattern.test(text) && !unless?.test(text),
  );
