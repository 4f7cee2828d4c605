import type { FormatoRepository } from '@/application/formatos/formato-repository.port';
import { camposQueCambian } from '@/domain/formatos/campos-que-cambian';
import type { DatosFormato } from '@/domain/formatos/datos-formato';
import { esquemaFormato, type Formato, ordenarFormatos, sinContenido } from '@/domain/formatos/formato';
import { formatoEnHistoria } from '@/domain/formatos/formato-en-historia';
import { errorDuplicado } from '@/domain/shared/errores/errores-comunes';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearTabla, type Suceso } from '../shared/tabla';
import { crearUnaVez } from '../shared/una-vez';

const YA_HAY_BORRADOR = 'Esta plantilla ya tiene un borrador: continúe en él o descártelo';

const enHistoria = ({ accion, antes, despues }: Suceso): Suceso => ({
  accion,
  ...formatoEnHistoria(antes as Formato | null, despues as Formato | null),
});

/** `iniciales` are in force from the start, without a line in the history. */
export const crearInMemoryFormatoRepository = (
  { firmar, anotar }: BaseMemoria,
  iniciales: readonly DatosFormato[] = [],
): FormatoRepository => {
  let contando = false;
  const unaVez = crearUnaVez();
  const tabla = crearTabla<Formato>({
    nombre: 'una plantilla',
    completar: (campos) => esquemaFormato.parse(campos),
    firmar,
    anotar: (id, suceso) => {
      if (contando) anotar('formato', id, enHistoria(suceso));
    },
  });
  const deCodigo = (codigo: string) => tabla.todas().filter((formato) => formato.codigo === codigo);

  const insertar = (datos: DatosFormato): Formato => {
    const hermanas = deCodigo(datos.codigo);
    if (hermanas.some(({ estado }) => estado === 'BORRADOR'))
      throw errorDuplicado(YA_HAY_BORRADOR, { codigo: YA_HAY_BORRADOR });
    const edicion = Math.max(0, ...hermanas.map((hermana) => hermana.edicion)) + 1;
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
    const { id, estado } = insertar(datos);
    tabla.cambiar(id, camposQueCambian({ estado }, { estado: 'VIGENTE' }, firmar().ahora));
  }
  contando = true;

  return {
    listar: async () => ordenarFormatos(tabla.todas()).map(sinContenido),
    obtener: async (id) => tabla.obtener(id),
    crear: async (datos, opciones) => unaVez(opciones, datos, () => insertar(datos)),
    actualizar,
    eliminar: async (id) => tabla.eliminar(id),
  };
};
