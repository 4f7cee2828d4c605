import { crearFundacionEmisora } from '@/application/configuracion/datos-fundacion.port';
import { crearGeneradorIdsNavegador } from '@/infrastructure/browser/generador-ids-navegador';
import { crearInMemoryLibroDeArqueos } from '@/infrastructure/memory/mensualidades/cierres/in-memory-libro-de-arqueos';
import { crearInMemoryLibroDeCierres } from '@/infrastructure/memory/mensualidades/cierres/in-memory-libro-de-cierres';
import { crearInMemoryEnlacesDeCuenta } from '@/infrastructure/memory/mensualidades/in-memory-enlaces-de-cuenta';
import {
  crearInMemoryFinanzas,
  inMemoryDocumentosCobro,
} from '@/infrastructure/memory/mensualidades/in-memory-finanzas';
import { crearInMemoryLibroDeAbonos } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-abonos';
import { crearInMemoryLibroDeCobranza } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-cobranza';
import {
  crearInMemoryGeneradorMensualidades,
  crearInMemoryMensualidadRepository,
} from '@/infrastructure/memory/mensualidades/in-memory-mensualidad-repository';
import { crearInMemoryPagos } from '@/infrastructure/memory/mensualidades/in-memory-pagos';
import { crearInMemorySaldosAFavor } from '@/infrastructure/memory/mensualidades/in-memory-saldos-a-favor';
import { moduloCierres } from '../modulos/modulo-cierres';
import { modulosEnlaces } from '../modulos/modulo-enlaces';
import { modulosFinanzas } from '../modulos/modulo-finanzas';
import { moduloMensualidades } from '../modulos/modulo-mensualidades';
import { casosDe, puerto } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoMensualidades: SeccionDeLaDemo = ({ memoria, configuracion, reloj }) => [
  ({ bind }) => {
    const emisora = crearFundacionEmisora(configuracion);
    bind(puerto('mensualidades')).toConstantValue(crearInMemoryMensualidadRepository(memoria));
    bind(puerto('abonos')).toConstantValue(crearInMemoryLibroDeAbonos(memoria, emisora));
    bind(puerto('saldosAFavor')).toConstantValue(crearInMemorySaldosAFavor(memoria, emisora));
    bind(puerto('pagos')).toConstantValue(crearInMemoryPagos(memoria, emisora));
    bind(puerto('generadorMensualidades')).toConstantValue(crearInMemoryGeneradorMensualidades(memoria));
    bind(puerto('cobranza')).toConstantValue(crearInMemoryLibroDeCobranza(memoria));
    const finanzas = crearInMemoryFinanzas(memoria);
    bind(puerto('finanzas')).toConstantValue(finanzas);
    bind(puerto('enlaces')).toConstantValue(
      crearInMemoryEnlacesDeCuenta({
        base: memoria,
        finanzas,
        reloj,
        nuevoToken: crearGeneradorIdsNavegador(window.crypto).nuevo,
      }),
    );
    const cierres = crearInMemoryLibroDeCierres(memoria, finanzas);
    bind(puerto('cierres')).toConstantValue(cierres);
    bind(puerto('mesesCerrados')).toConstantValue(cierres);
    bind(puerto('arqueos')).toConstantValue(crearInMemoryLibroDeArqueos(memoria));
    bind(casosDe('documentosCobro')).toConstantValue(inMemoryDocumentosCobro);
  },
  moduloMensualidades,
  ...modulosFinanzas,
  ...modulosEnlaces,
  moduloCierres,
];
