import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { participante } from '@tests/domain/ejemplos';
import { describe, expect, it, type MockInstance, vi } from 'vitest';
import { crearParticipante } from '@/application/participantes/crear-participante';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';

const MINIMO = { nombre: 'Ana Ríos', telefono: '+57 300 123 4567' };
const preparar = (instante?: string) => {
  const participantes = repositorioAnotado([participante()]);
  const permisos = permisosDe('ADMINISTRADOR');
  return { participantes, crear: crearParticipante({ participantes, permisos, reloj: relojEn(instante) }) };
};

describe('crear participante', () => {
  it('guarda los datos ya revisados y pasa la clave de la solicitud', async () => {
    const { crear, participantes } = preparar();
    await crear({ ...MINIMO, eps: ' ' }, { clave: 'k-1' });
    expect(participantes.llamadas).toEqual([
      {
        metodo: 'crear',
        argumentos: [{ nombre: 'Ana Ríos', telefono: '3001234567', eps: null }, { clave: 'k-1' }],
      },
    ]);
  });

  it.each([
    [{ nombre: 'Ana' }, 'Nombre y teléfono son campos obligatorios'],
    [{ ...MINIMO, alergias: 'Penicilina' }, 'Revise los campos señalados'],
    [{ ...MINIMO, tipo_documento: 'CC' }, 'Revise los campos señalados'],
  ])('%j no se guarda', async (entrada, message) => {
    const { crear, participantes } = preparar();
    await expect(crear(entrada)).rejects.toMatchObject({ codigo: 'VALIDACION', message });
    expect(participantes.llamadas).toEqual([]);
  });

  it('quien llega a la casa pide su cupo y empieza su estancia; quien espera, ninguna de las dos', async () => {
    const { crear, participantes } = preparar();
    const guardar = vi.spyOn(participantes, 'crear') as unknown as MockInstance<
      ParticipanteRepository['crear']
    >;
    await crear({ ...MINIMO, sede_id: 2, area: 'MUJERES', estado: 'ACTIVO', fecha_ingreso: '2026-11-20' });
    await crear({ ...MINIMO, sede_id: 2, fecha_ingreso: '2026-11-20' });
    const pedido = guardar.mock.calls.map(([, , admision, estancia]) => [
      admision?.sede,
      estancia?.fecha_ingreso,
    ]);
    expect(pedido).toEqual([
      [2, '2026-11-20'],
      [undefined, undefined],
    ]);
  });

  it('el bloque reservado se guarda con la autorización otorgada', async () => {
    const { crear, participantes } = preparar();
    await crear({ ...MINIMO, alergias: 'Penicilina', autorizacion_datos: { otorgada: true } });
    expect(participantes.llamadas).toHaveLength(1);
  });

  it.each([
    ['2026-11-22T04:59:00Z', false],
    ['2026-11-22T05:00:00Z', true],
  ])('«hoy» es el de Bogotá: nacer el 22 a las %s', async (instante, vale) => {
    const { crear, participantes } = preparar(instante);
    await crear({ ...MINIMO, fecha_nacimiento: '2026-11-22' }).catch(() => undefined);
    expect(participantes.llamadas).toHaveLength(vale ? 1 : 0);
  });
});
