import { crearInMemorySedeRepository } from '@/infrastructure/memory/sedes/in-memory-sede-repository';
import { moduloSedes } from '../secciones/sedes';
import { enMemoria } from './seccion-de-la-demo';

export const demoSedes = enMemoria('sedes', crearInMemorySedeRepository, moduloSedes);
