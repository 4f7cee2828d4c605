import { esDe, tieneEstampa } from '@/domain/sin-red/estampa';
import '@/ui/app/arranque/protocolo';
import { leerEstampa } from '@/infrastructure/di/web/sin-red/estampa-guardada';
import { lugarActual } from './comun/sin-red/estampa/lugar-actual';
import { ponerEstampa } from './comun/sin-red/estampa/poner-estampa';

/** What comes next may hold the processor for a second: it is seen before. */
const alVerse = () => new Promise<void>((listo) => requestAnimationFrame(() => setTimeout(listo)));

/** Asked for by the page where somebody works without a network, while the code of the panel arrives. */
const mostrar = async (): Promise<void> => {
  const ahora = new Date();
  if (!tieneEstampa(window.location.pathname)) return;
  const estampa = await leerEstampa(window.location.pathname, ahora);
  if (!estampa || !esDe(estampa, lugarActual(estampa.rol))) return;
  ponerEstampa(estampa, ahora);
  await alVerse();
};

// Whatever goes wrong, the page draws its list by itself.
if (window.arranque) window.arranque.estampa = mostrar().catch(() => undefined);
