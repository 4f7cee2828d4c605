import { decidirHallazgo } from '@/application/revision/decidir-hallazgo';
import type { RevisionDeDatos } from '@/application/revision/revision-de-datos.port';
import type { Permisos } from '@/application/shared/permisos.port';

/** What was stored and somebody must decide: the panel may ask the same as a request. */
export const revisionDe = (puertos: { revision: RevisionDeDatos; permisos: Permisos }) => ({
  obtener: puertos.revision.obtener,
  decidir: decidirHallazgo(puertos),
});
