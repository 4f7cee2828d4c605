import { screen, waitFor } from '@testing-library/react';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { describe, expect, it, vi } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

/** Who the addresses below name. */
const sembrar = ({ participantes, acudientes }: BaseMemoria): void => {
  participantes.insertar(unParticipante().llamado('Luz Ríos').datos());
  acudientes.insertar({ ...unAcudiente().datos(), id_participante: 1 });
};

type Buscar = (criterios: object, ...resto: never[]) => Promise<unknown>;

/** Each list: what it asks, and all of its filters with what the service must hear of each. */
const LISTAS: readonly [
  ruta: string,
  pregunta: (servicios: PanelEnMano) => Record<string, unknown>,
  metodo: string,
  filtros: Record<string, readonly [enDireccion: string, oido: unknown]>,
][] = [
  [
    '/participantes',
    ({ participantes }) => participantes as never,
    'buscar',
    {
      buscar: ['buscar=luz', 'luz'],
      estado: ['estado=ACTIVO', 'ACTIVO'],
      sede_id: ['sede_id=1', 1],
      area: ['area=MUJERES', 'MUJERES'],
      programa: ['programa=INTERNADO', 'INTERNADO'],
      ingreso_desde: ['ingreso_desde=2026-01-01', '2026-01-01'],
      ingreso_hasta: ['ingreso_hasta=2026-10-31', '2026-10-31'],
      con_saldo_vencido: ['con_saldo_vencido=true', true],
      sin_autorizacion: ['sin_autorizacion=true', true],
      egreso_previsto_hasta: ['egreso_previsto_hasta=2026-12-31', '2026-12-31'],
      sin_mensualidad: ['sin_mensualidad=2026-11', '2026-11'],
      archivados: ['archivados=true', true],
    },
  ],
  [
    '/acudientes',
    ({ acudientes }) => acudientes as never,
    'buscar',
    {
      buscar: ['buscar=rosa', 'rosa'],
      id_participante: ['participante=1', 1],
      estado: ['estado=ACTIVO', 'ACTIVO'],
      parentesco: ['parentesco=MADRE', 'MADRE'],
      archivados: ['archivados=true', true],
    },
  ],
  [
    '/sedes',
    ({ sedes }) => sedes as never,
    'buscar',
    {
      buscar: ['buscar=bello', 'bello'],
      estado: ['estado=ACTIVA', 'ACTIVA'],
      archivados: ['archivados=true', true],
    },
  ],
  [
    '/financiero',
    ({ mensualidades }) => mensualidades as never,
    'buscar',
    {
      buscar: ['buscar=luz', 'luz'],
      periodo: ['periodo=2026-11', '2026-11'],
      estado: ['estado=PENDIENTE', 'PENDIENTE'],
      concepto: ['concepto=INGRESO', 'INGRESO'],
      sede_id: ['sede_id=1', 1],
      vencidas: ['vencidas=true', true],
      participante_id: ['participante_id=1', 1],
    },
  ],
  [
    '/financiero?pestana=cartera',
    ({ finanzas }) => finanzas as never,
    'cartera',
    { buscar: ['buscar=luz', 'luz'], edad: ['edad=DE_1_A_30', 'DE_1_A_30'] },
  ],
  [
    '/configuracion?pestana=actividad',
    ({ actividad }) => actividad as never,
    'buscar',
    {
      desde: ['desde=2026-01-01', '2026-01-01'],
      hasta: ['hasta=2026-10-31', '2026-10-31'],
      usuario: ['usuario=ana@fundacion.example', 'ana@fundacion.example'],
      entidad: ['entidad=sede', 'sede'],
      accion: ['accion=CREAR', 'CREAR'],
    },
  ],
];

const conFiltros = (ruta: string, filtros: readonly string[]): string =>
  `${ruta}${ruta.includes('?') ? '&' : '?'}${filtros.join('&')}`;

describe('cada filtro de cada lista llega a quien responde, y «Limpiar» los quita todos', () => {
  it.each(LISTAS)('%s', async (ruta, pregunta, metodo, filtros) => {
    const oidos: object[] = [];
    const { user, router } = abrirEnMemoria(
      conFiltros(
        ruta,
        Object.values(filtros).map(([texto]) => texto),
      ),
      {
        sembrar,
        ajustar: (servicios) => {
          const servicio = pregunta(servicios) as Record<string, Buscar>;
          const real = servicio[metodo] as Buscar;
          servicio[metodo] = vi.fn((criterios: object, ...resto: never[]) => {
            oidos.push(criterios);
            return real(criterios, ...resto);
          });
        },
      },
    );
    const pedido = Object.fromEntries(Object.entries(filtros).map(([nombre, [, oido]]) => [nombre, oido]));
    await waitFor(() => expect(oidos[0]).toMatchObject(pedido));
    await user.click(await screen.findByRole('button', { name: 'Limpiar' }));
    // The state of a participante is the tab, and stays.
    const seVan = Object.entries(filtros).filter(
      ([nombre]) => ruta !== '/participantes' || nombre !== 'estado',
    );
    await waitFor(() => {
      for (const [, [texto]] of seVan)
        expect(router.latestLocation.search).not.toHaveProperty(texto.split('=')[0] as string);
    });
    await waitFor(() => expect(seVan.filter(([nombre]) => nombre in (oidos.at(-1) ?? {}))).toEqual([]));
  });

  it('/usuarios, que se lee entera y se corta aquí', async () => {
    const cuenta = { displayName: 'Eva Luna', activo: true } as const;
    const { user, router } = abrirEnMemoria('/usuarios?buscar=eva&rol=CONSULTA&estado=ACTIVO', {
      sembrar: ({ usuarios }) => {
        const otras = [
          { email: 'sola@f.example', rol: 'CONSULTA' as const },
          { email: 'otro-rol@f.example', rol: 'ADMINISTRADOR' as const },
        ];
        for (const otra of otras) usuarios.insertar({ ...cuenta, ...otra } as never);
      },
    });
    await screen.findByText('sola@f.example');
    expect(screen.queryByText('otro-rol@f.example')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Limpiar' }));
    await screen.findByText('otro-rol@f.example');
    expect(router.latestLocation.search).toEqual({});
  });
});
