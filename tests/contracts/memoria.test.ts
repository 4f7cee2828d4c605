import { contratoVerificadorActividad } from './actividad/contrato-verificador-actividad';
import { abrirMundoMemoria } from './apoyo/mundo-memoria';
import { contratoDocumentosFormato } from './formatos/contrato-documentos-formato';
import { contratoDocumentosCobro } from './mensualidades/contrato-documentos-cobro';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';

contratoDeTodosLosRepositorios('memoria', abrirMundoMemoria);
contratoVerificadorActividad('memoria', abrirMundoMemoria, false);
contratoDocumentosCobro('memoria', abrirMundoMemoria, false);
contratoDocumentosFormato('memoria', abrirMundoMemoria, false);
