import type { DocumentosFormato } from '@/application/formatos/documentos-formato.port';
import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import type { DatosFormato } from '@/domain/formatos/datos-formato';
import { type Formato, ordenarFormatos, sinContenido } from '@/domain/formatos/formato';
import { camposQueCambian } from '@/domain/formatos/formato-en-historia';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearUnaVez } from '@/infrastructure/memory/shared/una-vez';

/** Papers are made by the server. */
export const inMemoryDocumentosFormato: DocumentosFormato = {
  documento: async () => null,
  paqueteDeIngreso: async () => null,
};

/** `iniciales` are in force from the start. */
export const crearInMemoryFormatoRepository = (
  { formatos: tabla, firmar }: BaseMemoria,
  iniciales: readonly DatosFormato[] = [],
): FormatoRepository => {
  const unaVez = crearUnaVez();
  const deCodigo = (codigo: string) => tabla.todas().filter((formato) => formato.codigo === codigo);

  const insertar = (datos: DatosFormato): Formato => {
    const edicion = Math.max(0, ...deCodigo(datos.codigo).map((hermana) => hermana.edicion)) + 1;
    return tabla.insertar({ ...datos, edicion });
  };
  const actualizar: FormatoRepository['actualizar'] = async (id, cambios) => {
    const antes = tabla.obtener(id);
    const vigente = antes && deCodigo(antes.codigo).find(({ estado }) => estado === 'VIGENTE');
    const { ahora } = firmar();
    const despues = tabla.cambiar(id, {
      ...camposQueCambian(antes ?? { estado: 'BORRADOR' }, cambios, ahora),
      version: cambios.version,
    });
    if (cambios.estado === 'VIGENTE' && vigente && vigente.id !== despues.id)
      tabla.cambiar(vigente.id, camposQueCambian(vigente, { estado: 'OBSOLETO' }, ahora));
    return despues;
  };

  for (const datos of iniciales) {
    const vigente_desde = firmar().ahora;
    tabla.sembrar({ ...datos, edicion: 1, estado: 'VIGENTE', vigente_desde });
  }

  return {
    listar: async () => ordenarFormatos(tabla.todas()).map(sinContenido),
    obtener: async (id) => tabla.obtener(id),
    crear: async (datos, opciones) => unaVez(opciones, datos, () => insertar(datos)),
    actualizar,
    eliminar: async (id) => tabla.eliminar(id),
  };
};
