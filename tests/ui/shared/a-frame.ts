import { act } from '@testing-library/react';

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** A dialog or a menu takes the focus, and hears keys and presses, in the frames after it is drawn; nobody is faster. */
export const aFrame = () =>
  act(async () => {
    for (let frames = 0; frames < 3; frames += 1) await nextFrame();
  });
