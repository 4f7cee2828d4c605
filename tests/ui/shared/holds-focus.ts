import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { aFrame } from './a-frame';

/** Until what was opened has the focus: from then on it hears keys and presses, and nobody is faster. */
export const holdsFocus = async (opened: () => HTMLElement) => {
  await waitFor(() => expect(opened()).toContainElement(document.activeElement as HTMLElement));
  await aFrame();
};
