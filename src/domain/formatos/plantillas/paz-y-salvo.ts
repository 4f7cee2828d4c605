import type { DatosFormato } from '@/domain/formatos/datos-formato';

export const PAZ_Y_SALVO: DatosFormato = {
  codigo: 'PAZ_Y_SALVO',
  nombre: 'Paz y salvo',
  categoria: 'FINANZAS',
  contenido: `{{fundacion.nombre}}, NIT {{fundacion.nit}}, hace constar que:

**{{participante.nombre}}**, con {{participante.tipo_documento}} N.º {{participante.numero_documento}}, quien ingresó a nuestros programas el {{proceso.fecha_ingreso}}, se encuentra **a paz y salvo** por todo concepto con la fundación en la fecha de este documento.

| Concepto | Valor |
|---|---|
| Total pagado | {{cuenta.abonado}} |
| Saldo por pagar | {{cuenta.saldo}} ({{cuenta.saldo_en_letras}}) |

Se expide a solicitud de la persona interesada, en {{fundacion.municipio}}, el {{documento.fecha}}.

Este documento no reemplaza la factura electrónica ni el certificado de donación cuando haya lugar a ellos.

___ Nombre: ______________________ | Por {{fundacion.nombre}} | Cargo:`,
};
