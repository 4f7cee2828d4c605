import { afterEach, expect, it, vi } from 'vitest';
import { retener } from '@/ui/app/arranque/retener';

afterEach(() => {
  document.body.innerHTML = '';
});

it('dos envíos antes de React son uno: el segundo no se repite sobre un botón que ya está enviando', async () => {
  document.body.innerHTML = '<form><button type="submit">Ingresar</button></form>';
  const formulario = document.querySelector('form') as HTMLFormElement;
  const boton = document.querySelector('button') as HTMLButtonElement;
  const enviar = vi.spyOn(formulario, 'requestSubmit').mockImplementation((de) => {
    if (de instanceof HTMLButtonElement && de.type !== 'submit') throw new TypeError('not a submit button');
    boton.type = 'button';
  });
  const soltar = retener(() => {});
  for (let veces = 0; veces < 2; veces += 1)
    formulario.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: boton }),
    );
  soltar()();
  await new Promise((listo) => setTimeout(listo, 20));
  expect(enviar).toHaveBeenCalledExactlyOnceWith(boton);
});
