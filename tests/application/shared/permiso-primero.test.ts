import { SIN_COBRO_CONFIGURADO } from '@tests/application/dobles/cobro';
import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { SIN_CIERRES } from '@tests/builders/sin-cierres';
import { acudiente, HOY, mensualidad, participante, sede, usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { actualizarAcudiente } from '@/application/acudientes/actualizar-acudiente';
import { crearAcudiente } from '@/application/acudientes/crear-acudiente';
import { acudientesDePeticion } from '@/application/acudientes/servicios-acudientes';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';
import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import { crearParticipante } from '@/application/participantes/crear-participante';
import { egresarParticipante } from '@/application/participantes/egresar-participante';
import { importarParticipantes } from '@/application/participantes/importar-participantes';
import { participantesDePeticion } from '@/application/participantes/servicios-participantes';
import { actualizarSede } from '@/application/sedes/actualizar-sede';
import { crearSede } from '@/application/sedes/crear-sede';
import { sedesDePeticion } from '@/application/sedes/servicios-sedes';
import { actualizarUsuario } from '@/application/usuarios/actualizar-usuario';
import { crearUsuario } from '@/application/usuarios/crear-usuario';
import { eliminarUsuario } from '@/application/usuarios/eliminar-usuario';
import { ponerContrasenaProvisional } from '@/application/usuarios/poner-contrasena-provisional';
import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';

const preparar = (rol: Rol) => {
  const participantes = repositorioAnotado([participante()]);
  const acudientes = repositorioAnotado([
    { ...acudiente(), participante_nombre: null, participante_documento: null },
  ]);
  const mensualidades = repositorioAnotado([mensualidad()]);
  const sedes = repositorioAnotado([sede()]);
  const usuarios = repositorioAnotado([usuario()]);
  const repositorios = { participantes, acudientes, mensualidades, sedes, usuarios };
  const deps = {
    ...repositorios,
    cobro: SIN_COBRO_CONFIGURADO,
    cierres: SIN_CIERRES,
    permisos: permisosDe(rol),
    reloj: relojEn(),
    identidad: { idUsuario: () => 1 },
  };
  const llamadas = () => Object.values(repositorios).flatMap((repositorio) => repositorio.llamadas);
  return { deps, llamadas };
};
type Deps = ReturnType<typeof preparar>['deps'];

const PROVISIONAL = { password: 'k7mq-zz23-p8rt-wxyd', contrasena_propia: 'la de quien la pone' };
const EGRESO = { fecha_egreso: HOY, tipo_egreso: 'ABANDONO' as const };
const ESCRITURAS: [string, (d: Deps) => Promise<unknown>][] = [
  ['crear participante', (d) => crearParticipante(d)({})],
  ['importar participantes', (d) => importarParticipantes(d)({})],
  ['actualizar participante', (d) => actualizarParticipante(d)('', {})],
  ['egresar participante', (d) => egresarParticipante(d)(participante(), EGRESO)],
  ['eliminar participante', (d) => participantesDePeticion(d).eliminar('')],
  ['crear acudiente', (d) => crearAcudiente(d)({})],
  ['actualizar acudiente', (d) => actualizarAcudiente(d)('', {})],
  ['eliminar acudiente', (d) => acudientesDePeticion(d).eliminar('')],
  ['crear mensualidad', (d) => crearMensualidad(d)({})],
  ['actualizar mensualidad', (d) => actualizarMensualidad(d)('', {})],
  ['crear sede', (d) => crearSede(d)({})],
  ['actualizar sede', (d) => actualizarSede(d)('', {})],
  ['eliminar sede', (d) => sedesDePeticion(d).eliminar('')],
  ['crear usuario', (d) => crearUsuario(d)({})],
  ['actualizar usuario', (d) => actualizarUsuario(d)('', {})],
  ['eliminar usuario', (d) => eliminarUsuario(d)('')],
  ['poner una contraseña provisional', (d) => ponerContrasenaProvisional(d)('', {})],
];

describe('primero el permiso (especificación §6)', () => {
  it.each(ESCRITURAS)('%s: CONSULTA no pasa, y nada se lee ni se guarda', async (_nombre, escribir) => {
    const { deps, llamadas } = preparar('CONSULTA');
    await expect(escribir(deps)).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
      message: 'Esta acción requiere permisos de ADMINISTRADOR',
    });
    expect(llamadas()).toEqual([]);
  });
});

const CON_ID: [string, string, (d: Deps, id: Id) => Promise<unknown>][] = [
  ['actualizar participante', 'ID de participante requerido', (d, id) => actualizarParticipante(d)(id, {})],
  [
    'eliminar participante',
    'ID de participante requerido',
    (d, id) => participantesDePeticion(d).eliminar(id),
  ],
  ['actualizar mensualidad', 'ID de mensualidad requerido', (d, id) => actualizarMensualidad(d)(id, {})],
  ['actualizar sede', 'ID de sede requerido', (d, id) => actualizarSede(d)(id, {})],
  ['eliminar sede', 'ID de sede requerido', (d, id) => sedesDePeticion(d).eliminar(id)],
  ['actualizar usuario', 'ID de usuario requerido', (d, id) => actualizarUsuario(d)(id, {})],
  ['eliminar usuario', 'ID de usuario requerido', (d, id) => eliminarUsuario(d)(id)],
  [
    'poner una contraseña provisional',
    'ID de usuario requerido',
    (d, id) => ponerContrasenaProvisional(d)(id, PROVISIONAL),
  ],
  ['actualizar acudiente', 'ID de acudiente requerido', (d, id) => actualizarAcudiente(d)(id, {})],
  ['eliminar acudiente', 'ID de acudiente requerido', (d, id) => acudientesDePeticion(d).eliminar(id)],
];
const SIN_ID = ['', '   ', null, undefined] as unknown as Id[];

describe('cambiar y eliminar piden el id (especificación §5)', () => {
  it.each(CON_ID)('%s: %s', async (_nombre, message, escribir) => {
    for (const id of SIN_ID) {
      const { deps, llamadas } = preparar('ADMINISTRADOR');
      await expect(escribir(deps, id)).rejects.toMatchObject({ codigo: 'VALIDACION', message });
      expect(llamadas()).toEqual([]);
    }
  });

  it('un campo desconocido se rechaza antes de leer nada', async () => {
    const { deps, llamadas } = preparar('ADMINISTRADOR');
    const cambios = [
      actualizarParticipante(deps),
      actualizarMensualidad(deps),
      actualizarSede(deps),
      actualizarUsuario(deps),
      actualizarAcudiente(deps),
    ];
    for (const cambiar of cambios) {
      await expect(cambiar(1, { inventado: 1 })).rejects.toMatchObject({ codigo: 'VALIDACION' });
    }
    expect(llamadas()).toEqual([]);
  });
});

const SIN_REGISTRO: [string, (d: Deps) => Promise<unknown>][] = [
  ['un participante', (d) => actualizarParticipante(d)(99, {})],
  ['un acudiente', (d) => actualizarAcudiente(d)(99, {})],
  ['una mensualidad', (d) => actualizarMensualidad(d)(99, {})],
  ['una sede', (d) => actualizarSede(d)(99, {})],
  ['un usuario', (d) => actualizarUsuario(d)(99, {})],
  ['un usuario', (d) => eliminarUsuario(d)(99)],
  ['un usuario', (d) => ponerContrasenaProvisional(d)(99, PROVISIONAL)],
];

describe('lo que no existe se nombra, y nada se guarda', () => {
  it.each(SIN_REGISTRO)('%s', async (cual, escribir) => {
    const { deps, llamadas } = preparar('ADMINISTRADOR');
    await expect(escribir(deps)).rejects.toMatchObject({
      codigo: 'NO_ENCONTRADO',
      message: `No existe ${cual} con el identificador 99`,
    });
    expect(llamadas().filter(({ metodo }) => metodo !== 'obtener' && metodo !== 'listar')).toEqual([]);
  });
});

const ELIMINACIONES: [string, (d: Deps) => Promise<void>][] = [
  ['participante', (d) => participantesDePeticion(d).eliminar(4)],
  ['acudiente', (d) => acudientesDePeticion(d).eliminar(4)],
  ['sede', (d) => sedesDePeticion(d).eliminar(4)],
];

describe('quien administra', () => {
  it.each(ELIMINACIONES)('elimina: %s', async (_nombre, eliminar) => {
    const { deps, llamadas } = preparar('ADMINISTRADOR');
    await eliminar(deps);
    expect(llamadas()).toEqual([{ metodo: 'eliminar', argumentos: [4] }]);
  });

  it('egresa con la versión que veía', async () => {
    const { deps, llamadas } = preparar('ADMINISTRADOR');
    await egresarParticipante(deps)(participante({ version: 6 }), EGRESO);
    expect(llamadas()).toEqual([
      { metodo: 'actualizar', argumentos: [1, { ...EGRESO, estado: 'EGRESADO', version: 6 }] },
    ]);
  });
});
