import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { secretoGuardado } from '@/infrastructure/postgres/shared/secreto-guardado';

export const postgresSecretoFirmas = (db: Ejecutor): (() => Promise<string>) =>
  secretoGuardado(db, 'firma de archivos');
