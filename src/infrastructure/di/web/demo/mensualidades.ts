import { crearFundacionEmisora } from '@/application/configuracion/datos-fundacion.port';
import {
  crearInMemoryFinanzas,
  inMemoryDocumentosCobro,
} from '@/infrastructure/memory/mensualidades/in-memory-finanzas';
import { crearInMemoryLibroDeAbonos } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-abonos';
import {
  crearInMemoryGeneradorMensualidades,
  crearInMemoryMensualidadRepository,
} from '@/infrastructure/memory/mensualidades/in-memory-mensualidad-repository';
import { crearInMemoryPagos } from '@/infrastructure/memory/mensualidades/in-memory-pagos';
import { crearInMemorySaldosAFavor } from '@/infrastructure/memory/mensualidades/in-memory-saldos-a-favor';
import { modulosFinanzas } from '../modulos/modulo-finanzas';
import { moduloMensualidades } from '../modulos/modulo-mensualidades';
import { casosDe, puerto } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoMensualidades: SeccionDeLaDemo = ({ memoria, configuracion }) => [
  ({ bind }) => {
    const emisora = crearFundacionEmisora(configuracion);
    bind(puerto('mensualidades')).toConstantValue(crearInMemoryMensualidadRepository(memoria));
    bind(puerto('abonos')).toConstantValue(crearInMemoryLibroDeAbonos(memoria, emisora));
    bind(puerto('saldosAFavor')).toConstantValue(crearInMemorySaldosAFavor(memoria, emisora));
    bind(puerto('pagos')).toConstantValue(crearInMemoryPagos(memoria, emisora));
    bind(puerto('generadorMensualidades')).toConstantValue(crearInMemoryGeneradorMensualidades(memoria));
    bind(puerto('finanzas')).toConstantValue(crearInMemoryFinanzas(memoria));
    bind(casosDe('documentosCobro')).toConstantValue(inMemoryDocumentosCobro);
  },
  moduloMensualidades,
  ...modulosFinanzas,
];
