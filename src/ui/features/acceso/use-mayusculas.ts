import { type KeyboardEvent, useState } from 'react';

/** Whether the keyboard writes in capitals, and the handlers of the field that wants to know. */
export const useMayusculas = () => {
  const [activas, setActivas] = useState(false);
  const leer = (evento: KeyboardEvent) => setActivas(evento.getModifierState('CapsLock'));
  return { activas, teclas: { onKeyDown: leer, onKeyUp: leer, onBlur: () => setActivas(false) } };
};
