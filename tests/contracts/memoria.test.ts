import {
  crearInMemoryCarpetasReservadas,
  crearInMemoryPapelesFirmados,
} from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import { crearInMemoryFormatoRepository } from '@/infrastructure/memory/formatos/in-memory-formato-repository';
import { crearInMemoryPapelesRecibidos } from '@/infrastructure/memory/formatos/in-memory-papeles-recibidos';
import { crearInMemoryParticipanteRepository } from '@/infrastructure/memory/participantes/in-memory-participante-repository';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { contratoVerificadorActividad } from './actividad/contrato-verificador-actividad';
import type { AbrirMundoDelNavegador } from './apoyo/mundo';
import { crearRepositoriosEnMemoria } from './apoyo/mundo-memoria';
import { contratoCarpetasReservadas } from './archivos/contrato-carpetas-reservadas';
import { contratoPapelesFirmados } from './archivos/contrato-papeles-firmados';
import { contratoDocumentosFormato } from './formatos/contrato-documentos-formato';
import { contratoDocumentosCobro } from './mensualidades/contrato-documentos-cobro';
import { contratoEjemplosDelPanel } from './sistema/contrato-ejemplos-del-panel';
import { contratoVigiaDelSistema } from './sistema/contrato-vigia-del-sistema';
import { contratoServidorDelSitio } from './sitio/contrato-servidor-del-sitio';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';

const abrirMundoMemoria: AbrirMundoDelNavegador = async () => {
  const mundo = {
    ...crearRepositoriosEnMemoria(),
    vaciar: async () => {
      Object.assign(mundo, crearRepositoriosEnMemoria());
    },
    cerrar: async () => {},
  };
  return mundo;
};

contratoDeTodosLosRepositorios('memoria', abrirMundoMemoria);
contratoVerificadorActividad('memoria', abrirMundoMemoria, false);
contratoVigiaDelSistema('memoria', abrirMundoMemoria, false);
contratoEjemplosDelPanel('memoria', abrirMundoMemoria, false);
contratoDocumentosCobro('memoria', abrirMundoMemoria, false);
contratoDocumentosFormato('memoria', abrirMundoMemoria, false);
contratoServidorDelSitio('memoria', abrirMundoMemoria, false);
contratoCarpetasReservadas('memoria', crearInMemoryCarpetasReservadas);
contratoPapelesFirmados('memoria', () => {
  const base = crearBaseMemoria({ reloj: { ahora: () => new Date() }, quien: () => 'admin@ejemplo.example' });
  return {
    firmados: crearInMemoryPapelesFirmados(base),
    papeles: crearInMemoryPapelesRecibidos(base),
    participantes: crearInMemoryParticipanteRepository(base),
    formatos: crearInMemoryFormatoRepository(base),
  };
});
