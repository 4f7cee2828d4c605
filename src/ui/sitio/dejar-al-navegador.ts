/** Another tab, another window, to save it: the browser's own business. */
export const conOtraIntencion = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/**
 * A page that was drawn with what an administrator published carries its own texts and no others: the next one is
 * loaded whole, which the server has ready, instead of being drawn here with texts that are not theirs.
 */
export const dejarAlNavegador = (): void => {
  document.addEventListener(
    'click',
    (evento) => {
      const enlace = evento.target instanceof Element ? evento.target.closest('a') : null;
      if (!enlace || conOtraIntencion(evento) || enlace.pathname === window.location.pathname) return;
      // React, which would change the page by itself, does not hear of it.
      evento.stopPropagation();
    },
    true,
  );
};
