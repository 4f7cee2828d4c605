import { screen, waitFor, within } from '@testing-library/react';
import { unAcudiente } from '@tests/builders/un-acudiente';
import { unParticipante } from '@tests/builders/un-participante';
import { unUsuario } from '@tests/builders/un-usuario';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { filas } from '@tests/ui/participantes/apoyo';
import { describe, expect, it } from 'vitest';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
// Read beforehand: a tab that is waited for would count against the test's patience.
import '@/ui/panel/financiero/cartera/pestana-cartera';

/** Luz, with everything that a row shows, and Beto, who has nothing of hers. */
const casa = ({ sedes, participantes, acudientes, mensualidades, usuarios }: BaseMemoria): void => {
  sedes.insertar(
    unaSede()
      .llamada('Casa Bello')
      .enMunicipio('Bello')
      .conCupos(4, 2)
      .con({ direccion: 'Calle 10 # 20-30', telefono: '6045550101', responsable: 'Marta Suárez' })
      .datos(),
  );
  sedes.insertar(unaSede().llamada('Hogar Urabá').enMunicipio('Apartadó').enEstado('INACTIVA').datos());
  participantes.insertar(
    unParticipante()
      .llamado('Luz Marina Ríos')
      .conDocumento('1020304050')
      .conTelefono('3001234567')
      .enSede(1)
      .delArea('MUJERES')
      .enPrograma('INTERNADO')
      .con({ fase: 'PROCESO' })
      .enEstado('ACTIVO')
      .queIngreso('2026-11-01')
      .datos(),
  );
  participantes.insertar(
    unParticipante().llamado('Beto Gómez').conDocumento('98765', 'CE').conTelefono('6049998877').datos(),
  );
  acudientes.insertar(
    unAcudiente()
      .de(1)
      .llamado('Rosa', 'Zuluaga Peña')
      .conParentesco('HERMANO')
      .conTelefono('3112223344')
      .con({ tipo_documento: 'CC', numero_documento: '43111222', es_principal: true, es_emergencia: true })
      .datos(),
  );
  acudientes.insertar(unAcudiente().de(2).llamado('Omar', 'Cano').con({ estado: 'INACTIVO' }).datos());
  mensualidades.insertar(unaMensualidad().de(1).pagadaPor(1).datos());
  mensualidades.insertar(unaMensualidad().de(2).porConcepto('OTRO').delMes('2026-12').datos());
  usuarios.insertar(
    unUsuario()
      .con({ email: 'ana@fundacion.example', rol: 'ADMINISTRADOR', displayName: 'Ana Prueba' })
      .datos(),
  );
  usuarios.insertar({
    ...unUsuario().con({ email: 'carla@fundacion.example', rol: 'CONSULTA' }).datos(),
    estado: 'INACTIVO',
  });
};

/** What each element of a cell says by itself, as somebody would select it to copy it. */
const textosDe = (celda: HTMLElement): string[] =>
  [celda, ...celda.querySelectorAll('*')].flatMap((elemento) => {
    const propio = [...elemento.childNodes].filter((nodo) => nodo.nodeType === Node.TEXT_NODE);
    const texto = propio
      .map((nodo) => nodo.textContent)
      .join('')
      .trim();
    return texto === '' || texto === '—' ? [] : [texto];
  });

const titulos = (): string[] =>
  screen.getAllByRole('columnheader').map((celda) => celda.textContent?.replace(/\u00a0/g, ' ').trim() ?? '');

/** The days in the process, which change by themselves and have their order; and what a badge offers to do. */
const NO_SE_BUSCA = [/^\d+ días?$/, /^Cambiar a /];

interface Lista {
  ruta: string;
  fila: RegExp;
  /** As the list calls it. */
  nombre: string;
  /** Columns that tell an amount, a date or a time. */
  sinBuscar: readonly string[];
  /** What is read in the row that is typed, so that the list cannot lose a column unseen. */
  seBusca: readonly string[];
}

const LISTAS: readonly Lista[] = [
  {
    ruta: '/participantes',
    fila: /Luz Marina Ríos/,
    nombre: 'Luz Marina Ríos',
    sinBuscar: ['Saldo'],
    seBusca: [
      ...['Luz Marina Ríos', 'CC 1.020.304.050', '300 123 4567', 'Casa Bello', 'Mujeres', 'Internado'],
      ...['Proceso', 'Activo', 'Rosa Zuluaga Peña'],
    ],
  },
  {
    ruta: '/acudientes',
    fila: /Zuluaga Peña Rosa/,
    nombre: 'Zuluaga Peña Rosa',
    sinBuscar: [],
    seBusca: [
      ...['Zuluaga Peña Rosa', 'CC 43.111.222', 'Luz Marina Ríos', 'Hermano o hermana', '311 222 3344'],
      ...['Principal', 'Emergencia', 'Activo'],
    ],
  },
  {
    ruta: '/sedes?vista=tabla',
    fila: /Casa Bello/,
    nombre: 'Casa Bello',
    sinBuscar: ['Hombres', 'Mujeres'],
    seBusca: ['Casa Bello', 'Calle 10 # 20-30, Bello', 'Activa', 'Marta Suárez', '604 555 0101'],
  },
  {
    ruta: '/usuarios',
    fila: /ana@fundacion/,
    nombre: 'ana@fundacion.example',
    sinBuscar: ['Último acceso', 'Última edición'],
    seBusca: ['ana@fundacion.example', 'Ana Prueba · Su cuenta', 'Administrador', 'Activo'],
  },
  {
    ruta: '/financiero?todas=true',
    fila: /Luz Marina Ríos/,
    nombre: 'Luz Marina Ríos',
    sinBuscar: ['Vence', 'Valor', 'Descuento', 'Abonado', 'Saldo'],
    seBusca: ['Luz Marina Ríos', 'Casa Bello', 'nov 2026', 'Mensualidad', 'Vencida'],
  },
  {
    ruta: '/financiero?pestana=cartera',
    fila: /Rosa Zuluaga Peña/,
    nombre: 'Rosa Zuluaga Peña',
    sinBuscar: ['Al día', '1-30 días', '31-60 días', '61-90 días', 'Más de 90 días', 'Vencido', 'Saldo'],
    seBusca: ['Rosa Zuluaga Peña', 'Luz Marina Ríos', '311 222 3344'],
  },
];

describe('lo que muestra una fila, escrito en la búsqueda, la encuentra', () => {
  it.each(LISTAS)('$ruta', async ({ ruta, fila, nombre, sinBuscar, seBusca }) => {
    const { user } = abrirEnMemoria(ruta, { sembrar: casa });
    const renglon = await screen.findByRole('row', { name: fila });
    const columnas = titulos();
    for (const columna of sinBuscar) expect(columnas).toContain(columna);
    const celdas = [...renglon.querySelectorAll<HTMLElement>(':scope > th, :scope > td')];
    const vistos = celdas.flatMap((celda, i) => {
      const omitida = sinBuscar.includes(columnas[i] ?? '') || celda.classList.contains('acciones');
      return omitida ? [] : textosDe(celda);
    });
    const escritos = [...new Set(vistos)].filter((texto) => !NO_SE_BUSCA.some((suyo) => suyo.test(texto)));
    expect(escritos).toEqual(expect.arrayContaining([...seBusca]));
    const buscador = screen.getByRole('searchbox');
    for (const texto of escritos) {
      await user.clear(buscador);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(filas(), 'todas').toHaveLength(2));
      // Without Enter, which opens the only one that is found.
      await user.paste(texto);
      await waitFor(() => expect(filas(), texto).toEqual([nombre]));
    }
  });
});

describe('donde se elige a una persona', () => {
  const opciones = (lista: string) => {
    const encontradas = screen.queryByRole('listbox', { name: lista });
    return encontradas
      ? within(encontradas)
          .queryAllByRole('option')
          .map((o) => o.textContent)
      : [];
  };

  it.each(['CC 1.020.304.050', '+57 300 123 4567', 'Ríos, Luz Marina', 'Zuluaga Peña Rosa', '+573112223344'])(
    'el selector de participante la encuentra por %j',
    async (escrito) => {
      const { user } = abrirEnMemoria('/acudientes', { sembrar: casa });
      await user.click(await screen.findByRole('combobox', { name: 'Participante' }));
      await waitFor(() => expect(opciones('Participantes encontrados')).toHaveLength(2));
      await user.paste(escrito);
      await waitFor(() =>
        expect(opciones('Participantes encontrados')).toEqual(['Luz Marina RíosCC 1.020.304.050']),
      );
    },
  );

  it.each([
    ['CC 1.020.304.050 · 300 123 4567 · Activo', ['Luz Marina Ríos']],
    ['300-123', ['Luz Marina Ríos', 'Rosa Zuluaga Peña']],
    ['CC 43.111.222', ['Luz Marina Ríos', 'Rosa Zuluaga Peña']],
    ['+57 311 222 3344', ['Luz Marina Ríos', 'Rosa Zuluaga Peña']],
  ])('la paleta la encuentra por %j', async (escrito, nombres) => {
    const { user } = abrirEnMemoria('/sedes', { sembrar: casa });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('combobox', { name: 'Buscar personas y pantallas' }));
    await user.paste(escrito);
    await waitFor(() => {
      // Under a person, how to call whoever answers for them.
      const personas = opciones('Resultados').filter((texto) => !texto?.startsWith('Llamar a'));
      expect(personas).toHaveLength(nombres.length);
      for (const nombre of nombres)
        expect(screen.getByRole('option', { name: new RegExp(`^${nombre}`) })).toBeVisible();
    });
  });
});
