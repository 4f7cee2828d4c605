import { crearInMemoryCarpetasReservadas } from '@/infrastructure/memory/archivos/in-memory-carpetas-reservadas';
import { contratoVerificadorActividad } from './actividad/contrato-verificador-actividad';
import { abrirMundoMemoria } from './apoyo/mundo-memoria';
import { contratoCarpetasReservadas } from './archivos/contrato-carpetas-reservadas';
import { contratoDocumentosFormato } from './formatos/contrato-documentos-formato';
import { contratoDocumentosCobro } from './mensualidades/contrato-documentos-cobro';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';

contratoDeTodosLosRepositorios('memoria', abrirMundoMemoria);
contratoVerificadorActividad('memoria', abrirMundoMemoria, false);
contratoDocumentosCobro('memoria', abrirMundoMemoria, false);
contratoDocumentosFormato('memoria', abrirMundoMemoria, false);
contratoCarpetasReservadas('memoria', crearInMemoryCarpetasReservadas);
