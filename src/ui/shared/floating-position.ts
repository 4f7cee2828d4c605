const GAP = 4;
const EDGE = 8;

type Box = { top: number; bottom: number; left: number; right: number };
type Size = { width: number; height: number };

/**
 * Where a floating box goes: under the trigger and to its end, turned round where the window ends. One that fits on
 * neither side lies over the trigger: what is out of the window cannot be reached.
 */
export function floatingPosition(trigger: Box, floating: Size, view: Size): { top: number; left: number } {
  const below = trigger.bottom + GAP;
  const above = trigger.top - GAP - floating.height;
  const fitsBelow = below + floating.height <= view.height - EDGE;
  const left = Math.max(EDGE, Math.min(trigger.right - floating.width, view.width - floating.width - EDGE));
  if (fitsBelow) return { top: below, left };
  return { top: above >= EDGE ? above : Math.max(EDGE, view.height - floating.height - EDGE), left };
}
