import type { CambioDeCuenta } from '@/domain/configuracion/cambio-de-cuentas';
import { formatearInstante } from '@/domain/shared/fechas';

interface Hecho {
  cambios: readonly CambioDeCuenta[];
  /** Who changed them: their e-mail. */
  quien: string;
  /** ISO 8601. */
  cuando: string;
  urlSitio: string;
}

const NINGUNA = 'ninguna';

const enPalabras = ({ que, antes, despues }: CambioDeCuenta): string =>
  `${que}\n  Antes: ${antes ?? NINGUNA}\n  Ahora: ${despues ?? NINGUNA}`;

/** What every administrator is told when published accounts change, whoever did it. */
export const avisoDeCuentas = ({ cambios, quien, cuando, urlSitio }: Hecho) => ({
  asunto: 'Cambiaron las cuentas que se publican',
  texto: [
    `${quien} cambió las cuentas que se publican en el sitio. Hora: ${formatearInstante(cuando)}.`,
    ...cambios.map(enPalabras),
    'Si usted no esperaba este cambio, compruébelo hoy mismo con quien lo hizo y corríjalo en Configuración → Cuentas y donaciones:',
    `${urlSitio}/configuracion?pestana=cuentas`,
  ].join('\n\n'),
});
