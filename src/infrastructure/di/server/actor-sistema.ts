import type { ActorPeticion } from '@/application/servicios/servicios-servidor';

/** Signs what the server does by itself. */
export const SISTEMA: ActorPeticion = { id: 0, email: 'sistema', rol: 'ADMINISTRADOR', origen: null };
