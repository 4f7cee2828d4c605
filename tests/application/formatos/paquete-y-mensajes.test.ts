import { permisosDe } from '@tests/application/dobles/permisos';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { unFormato } from '@tests/builders/un-formato';
import { describe, expect, it, vi } from 'vitest';
import { actualizarFormato } from '@/application/formatos/actualizar-formato';
import { eliminarFormato } from '@/application/formatos/eliminar-formato';
import { imprimirDocumentos } from '@/application/formatos/imprimir-documentos';
import { instalarPlantillas } from '@/application/formatos/instalar-plantillas';
import { prepararDocumento, prepararPaqueteDeIngreso } from '@/application/formatos/preparar-documentos';
import { montar, persona } from './apoyo/mundo-formatos';

const permisos = permisosDe('ADMINISTRADOR');

describe('lo que no existe se nombra', () => {
  it('la plantilla que se cambia o se elimina', async () => {
    const formatos = repositorioAnotado([unFormato().almacenado({ id: 1 })]);
    const falta = 'No existe una plantilla con el identificador 9';
    await expect(actualizarFormato({ formatos, permisos })(9, {})).rejects.toThrow(falta);
    await expect(eliminarFormato({ formatos, permisos })(9)).rejects.toThrow(falta);
  });

  it('la persona del paquete, y el paquete sin plantillas', async () => {
    await expect(prepararPaqueteDeIngreso(montar({}).deps)(8)).rejects.toThrow(
      'No existe un participante con el identificador 8',
    );
    await expect(imprimirDocumentos({ componer: vi.fn() })('Ingreso', [])).rejects.toThrow(
      'No hay plantillas vigentes para imprimir',
    );
  });
});

describe('cambiar lo que ya se publicó', () => {
  it.each([undefined, 4])('con la versión %s, que es la suya, no se puede', async (version) => {
    const formatos = repositorioAnotado([unFormato().almacenado({ id: 1, estado: 'VIGENTE', version: 4 })]);
    const cambiar = actualizarFormato({ formatos, permisos })(1, { nombre: 'Otro nombre', version });
    await expect(cambiar).rejects.toMatchObject({ codigo: 'CONFLICTO' });
  });
});

describe('el paquete de ingreso', () => {
  const vigente = (id: number) => unFormato().deCategoria('INGRESO').almacenado({ id, estado: 'VIGENTE' });

  it('sin la plantilla que alguien quitó mientras se preparaba', async () => {
    const { deps } = montar({ formatos: [vigente(1), vigente(2)] });
    const obtener = async (id: unknown) => (id === 1 ? null : deps.formatos.obtener(id));
    const documentos = await prepararPaqueteDeIngreso({ ...deps, formatos: { ...deps.formatos, obtener } })(
      7,
    );
    expect(documentos.map(({ formato }) => formato.id)).toEqual([2]);
  });

  it('de un servicio que no tiene plantillas está vacío', async () => {
    const { deps } = montar({});
    const formatos = { ...deps.formatos, listar: async () => null };
    expect(await prepararPaqueteDeIngreso({ ...deps, formatos })(7)).toEqual([]);
  });
});

describe('un documento', () => {
  it('de quien es menor de edad avisa quién más firma', async () => {
    const { deps } = montar({
      participante: persona({ nombre: 'Ana', fecha_nacimiento: '2010-01-01' }),
      formatos: [unFormato().deCategoria('INGRESO').almacenado({ id: 1 })],
    });
    expect((await prepararDocumento(deps)(1, 7)).advertencias).toEqual([
      'Ana es menor de edad: debe firmar también su representante legal',
    ]);
  });

  it('de quien no tiene sede no pregunta por ella', async () => {
    const { deps, leidos } = montar({
      participante: persona({ sede_id: null }),
      formatos: [unFormato().queDice('Vive en {{sede.nombre}} desde hoy.').almacenado({ id: 1 })],
    });
    expect((await prepararDocumento(deps)(1, 7)).faltantes).toEqual(['sede.nombre']);
    expect(leidos).toEqual([]);
  });
});

describe('instalar en un servicio que no sabe qué plantillas tiene', () => {
  it('las crea todas', async () => {
    const formatos = repositorioAnotado([unFormato().almacenado({ id: 1 })]);
    const nueva = unFormato().datos();
    await instalarPlantillas({ formatos: { ...formatos, listar: async () => null } })([nueva]);
    expect(formatos.llamadas.map(({ metodo }) => metodo)).toEqual(['crear', 'actualizar']);
  });
});
