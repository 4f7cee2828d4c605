import { COPIADO_DONACIONES_MS } from '@/domain/shared/constantes';

let marcado: HTMLElement | undefined;
let espera = 0;

const desmarcar = (): void => {
  clearTimeout(espera);
  delete marcado?.dataset.copiado;
};

/**
 * A copy button answers at once, within the person's own gesture: some browsers refuse the clipboard later. Of several,
 * only the last says so, and not for ever: without a network React may never come. When it does it repeats the click,
 * failure included, and marks by itself.
 */
const copiarDeInmediato = (control: HTMLElement): void => {
  const texto = control.dataset.copiar;
  if (texto === undefined) return;
  navigator.clipboard?.writeText(texto).then(
    () => {
      desmarcar();
      marcado = control;
      control.dataset.copiado = '';
      espera = window.setTimeout(desmarcar, COPIADO_DONACIONES_MS);
    },
    () => {},
  );
};

const NATIVOS = 'a[href],summary,label,input,select,textarea,[popovertarget],[commandfor]';

/** The button that a click on `blanco` meant and that does nothing until React is there; null when HTML answers. */
const sinEfectoPropio = (blanco: EventTarget | null): HTMLElement | null => {
  if (!(blanco instanceof Element)) return null;
  const control = blanco.closest<HTMLElement>(`button,[role=button],${NATIVOS}`);
  if (!control || control.matches(NATIVOS)) return null;
  const envia = control instanceof HTMLButtonElement && control.type === 'submit' && control.form;
  return envia ? null : control;
};

// One task each, as the person did: the second click must see what the first one changed.
const repetirEnOrden = (pendientes: (() => void)[]): void => {
  const repetir = pendientes.shift();
  if (!repetir) return;
  repetir();
  setTimeout(() => repetirEnOrden(pendientes));
};

/** Holds what the person does before React is there; `soltar` gives it back once. */
export const retener = (alPrimero: () => void) => {
  const pendientes: (() => void)[] = [];

  const alPulsar = ({ target }: Event) => {
    const control = sinEfectoPropio(target);
    if (!control) return;
    alPrimero();
    copiarDeInmediato(control);
    pendientes.push(() => control.click());
  };
  // Without this the browser would send the form by itself, and what was typed would be lost.
  const alEnviar = (evento: SubmitEvent) => {
    const formulario = evento.target as HTMLFormElement;
    evento.preventDefault();
    alPrimero();
    pendientes.push(() => {
      // The one before it is on its way, and its button says so: it sends nothing now.
      if (evento.submitter instanceof HTMLButtonElement && evento.submitter.type !== 'submit') return;
      // React brings a part back at once for a key, and not for a submit, which the browser would then carry out.
      formulario.dispatchEvent(new Event('keyup', { bubbles: true }));
      formulario.requestSubmit(evento.submitter);
    });
  };

  document.addEventListener('click', alPulsar, true);
  document.addEventListener('submit', alEnviar, true);

  return () => {
    document.removeEventListener('click', alPulsar, true);
    return () => {
      document.removeEventListener('submit', alEnviar, true);
      repetirEnOrden(pendientes);
    };
  };
};
