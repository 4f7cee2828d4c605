import { useEffect, useState } from 'react';

const actual = () => new Date().getFullYear();

/** The year that the prerendered page already shows, so that hydration repeats it; elsewhere, the current one. */
const anioInicial = (): number => {
  if (typeof document === 'undefined') return actual();
  return Number(document.querySelector('[data-anio]')?.getAttribute('data-anio')) || actual();
};

/** Current year; a page built in another year corrects itself after hydration. */
export const useAnio = (): number => {
  const [anio, fijar] = useState(anioInicial);
  useEffect(() => fijar(actual()), []);
  return anio;
};
