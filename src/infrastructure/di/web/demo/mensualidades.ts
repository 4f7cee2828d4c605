import { crearFundacionEmisora } from '@/application/configuracion/datos-fundacion.port';
import { crearInMemoryLibroDeArqueos } from '@/infrastructure/memory/mensualidades/cierres/in-memory-libro-de-arqueos';
import { crearInMemoryLibroDeCierres } from '@/infrastructure/memory/mensualidades/cierres/in-memory-libro-de-cierres';
import {
  crearInMemoryFinanzas,
  inMemoryDocumentosCobro,
} from '@/infrastructure/memory/mensualidades/in-memory-finanzas';
import { crearInMemoryLibroDeAbonos } from '@/infrastructure/memory/mensualidades/in-memory-libro-de-abonos';
import {
  crearInMemoryGeneradorMensualidades,
  crearInMemoryMensualidadRepository,
} from '@/infrastructure/memory/mensualidades/in-memory-mensualidad-repository';
import { crearInMemorySaldosAFavor } from '@/infrastructure/memory/mensualidades/in-memory-saldos-a-favor';
import { moduloCierres } from '../modulos/modulo-cierres';
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
    bind(puerto('generadorMensualidades')).toConstantValue(crearInMemoryGeneradorMensualidades(memoria));
    const finanzas = crearInMemoryFinanzas(memoria);
    const cierres = crearInMemoryLibroDeCierres(memoria, finanzas);
    bind(puerto('finanzas')).toConstantValue(finanzas);
    bind(puerto('cierres')).toConstantValue(cierres);
    bind(puerto('mesesCerrados')).toConstantValue(cierres);
    bind(puerto('arqueos')).toConstantValue(crearInMemoryLibroDeArqueos(memoria));
    bind(casosDe('documentosCobro')).toConstantValue(inMemoryDocumentosCobro);
  },
  moduloMensualidades,
  ...modulosFinanzas,
  moduloCierres,
];
