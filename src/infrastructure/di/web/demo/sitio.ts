import { inMemoryServidorDelSitio } from '@/infrastructure/memory/sitio/in-memory-servidor-del-sitio';
import { crearInMemorySitioRepository } from '@/infrastructure/memory/sitio/in-memory-sitio-repository';
import { puerto } from '../nombres';
import { moduloSitio } from '../secciones/sitio';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoSitio: SeccionDeLaDemo = ({ memoria }) => [
  ({ bind }) => {
    bind(puerto('sitio')).toConstantValue(crearInMemorySitioRepository(memoria));
    bind(puerto('servidorDelSitio')).toConstantValue(inMemoryServidorDelSitio);
  },
  moduloSitio,
];
