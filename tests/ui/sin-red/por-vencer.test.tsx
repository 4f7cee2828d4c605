import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SituacionDelCofre } from '@/application/sin-red/cerradura.port';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { AHORA } from '../apoyo/abrir-en-memoria';
import { equipoSinRed } from './apoyo';
// Read beforehand: a chunk that a screen waits for would count against the test's patience.
import '@/ui/panel/comun/sin-red/en-marco';

const HORA = 3_600_000;

/** A device that reads from its copy, closed or open, of which that many hours are left. */
const conHoras = (
  horas: number,
  {
    abierto = true,
    vigencia = 'vigente',
  }: Partial<{ abierto: boolean; vigencia: SituacionDelCofre['vigencia'] }> = {},
) => {
  const equipo = equipoSinRed({ abierto });
  let leidas = 0;
  const vence_en = AHORA.getTime() + horas * HORA;
  const guardada_en = vence_en - 72 * HORA;
  const cofre = abierto ? equipo.cofre : { ...equipo.cofre, estado: () => 'cerrado' as const };
  const trabajo = {
    lectura: { deLaCopia: () => leidas, hay: async () => true },
    cofre,
    cerradura: {
      situacion: async () => ({ conPin: true, intentos: 5, vigencia, guardada_en, vence_en }),
      abrirConServicio: async () => false,
    },
    actualizar: async () => {
      if (!abierto) throw errorSinRespuesta('red');
      return [];
    },
    desalojado: () => false,
    cobros: async () => [],
  } as unknown as TrabajoSinRed;
  equipo.abrir('/participantes', (servicios) => {
    servicios.cargarSinRed = async () => trabajo;
    const { buscar } = servicios.participantes;
    servicios.participantes.buscar = async (...criterios) => {
      leidas += 1;
      return buscar(...criterios);
    };
  });
};

describe('lo guardado que va a vencer', () => {
  it('se dice el último día, mientras se lee de él, con la hora y qué hacer', async () => {
    conHoras(10);
    expect(await screen.findByText(/^Lo guardado aquí se lee hasta el .*, \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText(/también al que comparte un teléfono/)).toBeVisible();
  });

  it('antes no se dice nada', async () => {
    conHoras(30);
    expect(await screen.findByText(/^hace /)).toBeVisible();
    expect(screen.queryByText(/^Lo guardado aquí se lee hasta/)).toBeNull();
  });

  it('el que pide el PIN dice hasta cuándo abre', async () => {
    conHoras(30, { abierto: false });
    expect(await screen.findByText(/Con su PIN se abre .* hasta el .*, \d\d:\d\d\.$/)).toBeVisible();
  });

  it.each(['vencida', null] as const)(
    'pasado (%s), no pide un PIN que no abre nada, y dice qué hacer',
    async (vigencia) => {
      conHoras(-1, { abierto: false, vigencia });
      expect(await screen.findByText(/anote en papel/)).toBeVisible();
      expect(screen.queryByLabelText('PIN de seis números')).toBeNull();
    },
  );
});
