import { describe } from 'vitest';
import { contratoActividadRepository } from './actividad/contrato-actividad-repository';
import { contratoAcudienteRepository } from './acudientes/contrato-acudiente-repository';
import { type AbrirMundo, compartirMundo } from './apoyo/mundo';
import { contratoBusqueda } from './busqueda/contrato-busqueda';
import { contratoConfiguracionRepository } from './configuracion/contrato-configuracion-repository';
import { contratoDatosFundacion } from './configuracion/contrato-datos-fundacion';
import { contratoFormatoRepository } from './formatos/contrato-formato-repository';
import { contratoPapelesRecibidos } from './formatos/contrato-papeles-recibidos';
import { contratoLibroDeArqueos } from './mensualidades/arqueos.contrato';
import { contratoLibroDeCierres } from './mensualidades/cierres.contrato';
import { contratoLibroDeCobranza } from './mensualidades/contrato-libro-de-cobranza';
import {
  contratoCobro,
  contratoMensualidadRepository,
} from './mensualidades/contrato-mensualidad-repository';
import { contratoFotosDeParticipantes } from './participantes/contrato-fotos-de-participantes';
import { contratoLibroDeEstancias } from './participantes/contrato-libro-de-estancias';
import { contratoLibroDeNovedades } from './participantes/contrato-libro-de-novedades';
import { contratoParticipanteRepository } from './participantes/contrato-participante-repository';
import { contratoRevisionDeDatos } from './revision/contrato-revision-de-datos';
import { contratoSedeRepository } from './sedes/contrato-sede-repository';
import { contratoSitioRepository } from './sitio/contrato-sitio-repository';
import { contratoTablero } from './tablero/contrato-tablero';
import { contratoUsuarioRepository } from './usuarios/contrato-usuario-repository';

const CONTRATOS = [
  contratoParticipanteRepository,
  contratoLibroDeEstancias,
  contratoFotosDeParticipantes,
  contratoLibroDeNovedades,
  contratoSedeRepository,
  contratoAcudienteRepository,
  contratoMensualidadRepository,
  contratoCobro,
  contratoLibroDeCobranza,
  contratoLibroDeCierres,
  contratoLibroDeArqueos,
  contratoUsuarioRepository,
  contratoActividadRepository,
  contratoConfiguracionRepository,
  contratoDatosFundacion,
  contratoSitioRepository,
  contratoFormatoRepository,
  contratoPapelesRecibidos,
  contratoTablero,
  contratoRevisionDeDatos,
  contratoBusqueda,
];

/** Every suite that needs records, over one family of adapters, opened once: a database or a server takes seconds. */
export const contratoDeTodosLosRepositorios = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe('repositories', () => {
    const compartido = compartirMundo(crearAdaptador);
    for (const contrato of CONTRATOS) contrato(nombre, compartido);
  });
};
