import { participantesDelPanel } from '@/application/participantes/servicios-participantes';
import { crearInMemoryFotosDeParticipantes } from '@/infrastructure/memory/participantes/in-memory-fotos-de-participantes';
import { crearInMemoryLibroDeEstancias } from '@/infrastructure/memory/participantes/in-memory-libro-de-estancias';
import { crearInMemoryLibroDeNovedades } from '@/infrastructure/memory/participantes/in-memory-libro-de-novedades';
import { crearInMemoryParticipanteRepository } from '@/infrastructure/memory/participantes/in-memory-participante-repository';
import { casos, puerto } from '../nombres';
import { moduloBitacora } from '../secciones/bitacora';
import { moduloEstancias } from '../secciones/estancias';
import { moduloFotos } from '../secciones/fotos';
import type { SeccionDeLaDemo } from './seccion-de-la-demo';

export const demoParticipantes: SeccionDeLaDemo = ({ memoria }) => [
  ({ bind }) => {
    bind(puerto('participantes')).toConstantValue(crearInMemoryParticipanteRepository(memoria));
    bind(puerto('fotos')).toConstantValue(crearInMemoryFotosDeParticipantes(memoria));
    bind(puerto('estancias')).toConstantValue(crearInMemoryLibroDeEstancias(memoria));
    bind(puerto('novedades')).toConstantValue(crearInMemoryLibroDeNovedades(memoria));
  },
  // In this page nobody else erases the pictures.
  casos('participantes', participantesDelPanel, ['participantes', 'permisos', 'reloj', 'fotos']),
  moduloFotos,
  moduloEstancias,
  moduloBitacora,
];
