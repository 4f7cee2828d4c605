import type { ActorPeticion } from '@/application/servicios/servicios-servidor';

/** Who reads what is public; signs nothing. */
export const VISITANTE: ActorPeticion = { id: 0, email: 'visitante', rol: 'CONSULTA', origen: null };
