import { PLANTILLAS_INICIALES } from '@/domain/formatos/plantillas/plantillas-iniciales';
import {
  crearInMemoryFormatoRepository,
  inMemoryDocumentosFormato,
} from '@/infrastructure/memory/formatos/in-memory-formato-repository';
import { crearInMemoryPapelesRecibidos } from '@/infrastructure/memory/formatos/in-memory-papeles-recibidos';
import { moduloFormatos } from '../modulos/modulo-formatos';
import { casosDe, puerto } from '../nombres';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoFormatos: SeccionDeLaDemo = ({ memoria }) => [
  ({ bind }) => {
    bind(puerto('formatos')).toConstantValue(crearInMemoryFormatoRepository(memoria, PLANTILLAS_INICIALES));
    bind(puerto('papeles')).toConstantValue(crearInMemoryPapelesRecibidos(memoria));
    bind(casosDe('documentosFormato')).toConstantValue(inMemoryDocumentosFormato);
  },
  moduloFormatos,
];
