import { crearHttpRevisionDeDatos } from '@/infrastructure/http/revision/http-revision-de-datos';
import { moduloRevision } from '../modulos/modulo-revision';
import { type Modulo, puerto } from '../nombres';

const httpRevision: Modulo = ({ bind }) => {
  bind(puerto('revision')).toResolvedValue(crearHttpRevisionDeDatos, [puerto('clienteDashboard')]);
};

export const modulos = [httpRevision, moduloRevision];
