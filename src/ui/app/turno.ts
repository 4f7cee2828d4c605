/** Ends the task of the moment: what follows goes in another, after whatever the person did meanwhile. */
export const turno = () =>
  new Promise<void>((seguir) => {
    // Not every browser has it.
    if ('scheduler' in window && 'yield' in window.scheduler) void window.scheduler.yield().then(seguir);
    else setTimeout(seguir);
  });
