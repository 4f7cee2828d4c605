import { act } from '@testing-library/react';

type HappyWindow = Window & { happyDOM: { setViewport: (size: { width: number }) => void } };

/** Makes the window as wide as asked, and tells the media queries. */
export function setWindowWidth(width: number): void {
  act(() => (window as unknown as HappyWindow).happyDOM.setViewport({ width }));
}
