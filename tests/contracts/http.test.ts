import { contratoVerificadorActividad } from './actividad/contrato-verificador-actividad';
import { compartirMundo } from './apoyo/mundo';
import { abrirMundoHttp } from './apoyo/mundo-http';
import { contratoDatosPublicos } from './configuracion/contrato-datos-publicos';
import { contratoDocumentosFormato } from './formatos/contrato-documentos-formato';
import { contratoDocumentosCobro } from './mensualidades/contrato-documentos-cobro';
import { contratoEjemplosDelPanel } from './sistema/contrato-ejemplos-del-panel';
import { contratoVigiaDelSistema } from './sistema/contrato-vigia-del-sistema';
import { contratoServidorDelSitio } from './sitio/contrato-servidor-del-sitio';
import { contratoDeTodosLosRepositorios } from './todos-los-repositorios';
import { contratoSincronizacionVisitas } from './visitas/contrato-sincronizacion-visitas';

const NOMBRE = 'HTTP sobre el servidor';
const compartido = compartirMundo(abrirMundoHttp);

contratoDeTodosLosRepositorios(NOMBRE, compartido);
contratoVerificadorActividad(NOMBRE, compartido, true);
contratoVigiaDelSistema(NOMBRE, compartido, true);
contratoEjemplosDelPanel(NOMBRE, compartido, true);
contratoDocumentosCobro(NOMBRE, compartido, true);
contratoDocumentosFormato(NOMBRE, compartido, true);
contratoServidorDelSitio(NOMBRE, compartido, true);
contratoDatosPublicos(NOMBRE, compartido);
contratoSincronizacionVisitas(NOMBRE, compartido);
