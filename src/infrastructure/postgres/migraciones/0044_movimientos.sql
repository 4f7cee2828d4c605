-- Who came and who went in some days is looked for by the day of each thing, not in every stay that there ever was.
create index estancias_por_egreso on estancias (fecha_egreso) where fecha_egreso is not null;
create index eventos_de_estancia_salidas on eventos_de_estancia (salida) where tipo = 'PERMISO';
create index eventos_de_estancia_regresos on eventos_de_estancia (regreso_real) where tipo = 'PERMISO';
