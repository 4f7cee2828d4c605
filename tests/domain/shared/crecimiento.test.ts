import { describe, expect, it } from 'vitest';
import { partirRuta, validarNombre, validarRuta } from '@/domain/archivos/ruta-archivo';
import { analizarMarcado } from '@/domain/formatos/marcado';
import { agenteEnPalabras } from '@/domain/sesion/agente-en-palabras';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { esContrasenaFacil } from '@/domain/shared/contrasena-facil';
import { correo } from '@/domain/shared/esquemas';
import { esFechaCalendario, esPeriodo } from '@/domain/shared/fechas';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { leerDinero, leerEntero } from '@/domain/shared/lectura/leer-entero';
import { leerFecha, leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { claveDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { esRutaPanel } from '@/domain/shared/politica/secciones-panel';
import { leerTelefono } from '@/domain/shared/telefono';
import { plegar, sinBarrasFinales } from '@/domain/shared/textos';
import { esRutaDePagina } from '@/server/http/sitio/paginas-del-sitio';

const quieta = (lee: (texto: string) => unknown) => (texto: string) => {
  try {
    lee(texto);
  } catch {
    // Refusing it is an answer too.
  }
};

/** Everything that reads a text somebody sends. */
const LECTORAS: Readonly<Record<string, (texto: string) => unknown>> = {
  plegar,
  sinBarrasFinales,
  esRutaDePagina,
  esRutaPanel,
  leerBusqueda,
  leerDinero,
  leerEntero,
  leerDocumento,
  leerTelefono,
  leerFecha,
  leerPeriodo,
  claveDeOpcion,
  esFechaCalendario,
  esPeriodo,
  validarNombre,
  validarRuta,
  partirRuta,
  analizarMarcado,
  agenteEnPalabras,
  correo: (texto) => correo().safeParse(texto),
  esContrasenaFacil: (texto) =>
    esContrasenaFacil(texto.slice(0, 128), { email: 'ana@x.co', fundacion: 'Luz' }),
};

const TROZOS = [
  '/',
  ' ',
  'a',
  '1',
  '1.',
  '1 ',
  "1'",
  '(',
  '+',
  'a ',
  'a@',
  '.a',
  '|',
  '|-',
  '**',
  '{{',
  '\n',
  '- ',
  '\u0301',
  ',',
  ';',
  'ñ/',
];
const COLAS = ['', 'x', '!', '/x'];

/** Of this process alone, and the least of three: a busy machine does not count. */
const tiempoDe = (lee: (texto: string) => void, texto: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const inicio = process.cpuUsage();
      lee(texto);
      return process.cpuUsage(inicio).user / 1000;
    }),
  );

const LARGO = 15_000;
/** Below this, nobody would notice, and the clock says little. */
const NOTABLE_MS = 40;
/** Four times the text takes four times as long; sixteen when each sign is tried from each other. */
const CRECE_DE_MAS = 13;
const MEDICIONES = 6;

describe('leer un texto hostil cuesta lo que mide', () => {
  it.each(Object.keys(LECTORAS))('%s', (nombre) => {
    const lee = quieta(LECTORAS[nombre] as (texto: string) => unknown);
    for (const trozo of TROZOS) {
      for (const cola of COLAS) {
        const hecho = (largo: number) => trozo.repeat(Math.ceil(largo / trozo.length)) + cola;
        const cuatro = tiempoDe(lee, hecho(4 * LARGO));
        if (cuatro < NOTABLE_MS) continue;
        const crecimientos = [cuatro / tiempoDe(lee, hecho(LARGO))];
        // A machine that stops in the middle of one measure does not stop in all of them; the fault is in each.
        while (Math.min(...crecimientos) >= CRECE_DE_MAS && crecimientos.length < MEDICIONES)
          crecimientos.push(tiempoDe(lee, hecho(4 * LARGO)) / tiempoDe(lee, hecho(LARGO)));
        const caso = `${JSON.stringify(trozo)}… ${JSON.stringify(cola)}`;
        expect(Math.min(...crecimientos), caso).toBeLessThan(CRECE_DE_MAS);
      }
    }
  });
});
