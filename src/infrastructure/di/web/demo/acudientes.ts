import { crearInMemoryAcudienteRepository } from '@/infrastructure/memory/acudientes/in-memory-acudiente-repository';
import { moduloAcudientes } from '../secciones/acudientes';
import { enMemoria } from './seccion-de-la-demo';

export const demoAcudientes = enMemoria('acudientes', crearInMemoryAcudienteRepository, moduloAcudientes);
