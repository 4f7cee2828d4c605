import type { Columnas } from '@/domain/shared/importacion/columna';

/** As the template shows them: title, example, what may be chosen, and the other titles that are understood. */
export const columnasEnTexto = (columnas: Columnas) =>
  Object.entries(columnas).map(([campo, columna]) => [
    campo,
    columna.etiqueta ?? columna.campo.etiqueta,
    columna.ejemplo,
    columna.opciones?.join(', ') ?? null,
    columna.otrosNombres?.join(', ') ?? null,
    [
      columna.obligatoria ? 'obligatoria' : null,
      columna.fueraDePlantilla ? 'fuera de la plantilla' : null,
      columna.enSuLugar ? `o ${columna.enSuLugar}` : null,
    ]
      .filter(Boolean)
      .join(', '),
  ]);
