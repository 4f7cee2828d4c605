import { useEffect, useState } from 'react';
import { usePublico } from '../servicios/use-publico';

const CRECE_CADA_MS = 60_000;

/**
 * The visitor counter of specification §4. Part of it is simulated, so it says what it is and stays in the last line of
 * the page: it is never shown as impact.
 */
export function ContadorVisitas() {
  const { visitas } = usePublico() ?? {};
  const [conteo, fijar] = useState<number | null>(null);
  useEffect(() => {
    if (!visitas) return;
    fijar(visitas.contar());
    const crecimiento = window.setInterval(() => {
      if (!document.hidden) fijar(visitas.crecer());
    }, CRECE_CADA_MS);
    return () => window.clearInterval(crecimiento);
  }, [visitas]);
  if (conteo === null) return null;
  return <span>{`Visitas: ${conteo.toLocaleString('es-CO')} (cifra ilustrativa)`}</span>;
}
