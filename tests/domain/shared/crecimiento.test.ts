import { exigirQueCuesteLoQueMide } from '@tests/domain/crecimiento';
import { describe, it } from 'vitest';
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

describe('leer un texto hostil cuesta lo que mide', () => {
  it.each(Object.keys(LECTORAS))('%s', (nombre) => {
    exigirQueCuesteLoQueMide(quieta(LECTORAS[nombre] as (texto: string) => unknown));
  });
});
