import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { crearLectorDeAbonos } from '@/domain/mensualidades/importacion-abonos';
import { crearLectorDeSede } from '@/domain/sedes/leer-sede';
import type { CeldasDeFila } from '@/domain/shared/importacion/columna';

export const GENTE = [
  { id: 1, nombre: 'Ana Ríos', numero_documento: '1020304050', archivado_en: null },
  { id: 2, nombre: 'Luis Gil', numero_documento: null, archivado_en: null },
];
export const DE_ANA = unaMensualidad().almacenada(5);
export const DE_LUIS = unaMensualidad().de(2).porValor(100_000).almacenada(6);
export const COBROS = [DE_ANA, DE_LUIS];
export const leerSede = crearLectorDeSede([unaSede().llamada('Casa Apartadó').almacenada(2)]);

/** A row of a file of payments, as people write it: of Ana, in November. */
export const PAGO: CeldasDeFila = {
  participante_id: '1.020.304.050',
  periodo: '11/2026',
  fecha: '8/11/26',
  valor: '400.000',
  medio: 'en efectivo',
};

export const leerAbono = crearLectorDeAbonos({ participantes: GENTE, mensualidades: COBROS, leerSede });
