import type { Id } from '@/domain/shared/id';

/** Address of the detail of an acudiente. */
export const rutaAcudiente = (id: Id): string => `/acudientes?detalle=${encodeURIComponent(String(id))}`;
