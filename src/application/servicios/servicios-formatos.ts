import type { actualizarFormato } from '@/application/formatos/actualizar-formato';
import type { crearFormato } from '@/application/formatos/crear-formato';
import type { eliminarFormato } from '@/application/formatos/eliminar-formato';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { imprimirDocumentos } from '@/application/formatos/imprimir-documentos';
import type { instalarPlantillas } from '@/application/formatos/instalar-plantillas';
import type { prepararDocumento, prepararPaqueteDeIngreso } from '@/application/formatos/preparar-documentos';

type CasoDeUso<F extends (dependencias: never) => unknown> = ReturnType<F>;

/** The templates, and what they say of a participante. */
export interface ServiciosFormatos extends Pick<FormatoRepository, 'listar' | 'obtener'> {
  crear: CasoDeUso<typeof crearFormato>;
  actualizar: CasoDeUso<typeof actualizarFormato>;
  eliminar: CasoDeUso<typeof eliminarFormato>;
  preparar: CasoDeUso<typeof prepararDocumento>;
  prepararPaqueteDeIngreso: CasoDeUso<typeof prepararPaqueteDeIngreso>;
}

/** On the server, also what puts them on paper. */
export interface ServiciosFormatosPeticion extends ServiciosFormatos {
  imprimir: CasoDeUso<typeof imprimirDocumentos>;
  instalar: CasoDeUso<typeof instalarPlantillas>;
}
