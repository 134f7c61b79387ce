-- What was wrong of a model, or is so of some of its versions only. What the operator has changed meanwhile is his and stays.
UPDATE car_models m SET facts = v.facts FROM jsonb_to_recordset('[
{"brand":"sany","name":"SY215C","was":{"power":155,"weight":21000},"facts":{"weight":21000}},
{"brand":"xcmg","name":"XE215C","was":{"power":151,"weight":21000},"facts":{"weight":21000}},
{"brand":"caterpillar","name":"950H","was":{"bucket":3300,"power":197,"weight":18000},"facts":{"power":197,"weight":18000}},
{"brand":"caterpillar","name":"966H","was":{"bucket":4200,"power":262,"weight":24000},"facts":{"power":262,"weight":24000}},
{"brand":"caterpillar","name":"950 GC","was":{"bucket":3300,"power":202,"weight":18000},"facts":{"power":202,"weight":18000}},
{"brand":"komatsu","name":"WA380-6","was":{"bucket":3300,"power":191,"weight":18000},"facts":{"power":191,"weight":18000}},
{"brand":"komatsu","name":"WA470-6","was":{"bucket":4200,"power":273,"weight":23000},"facts":{"power":273,"weight":23000}},
{"brand":"volvo","name":"L90F","was":{"bucket":2500,"power":173,"weight":15000},"facts":{"power":173,"weight":15000}},
{"brand":"volvo","name":"L120F","was":{"bucket":3300,"power":241,"weight":19000},"facts":{"power":241,"weight":19000}},
{"brand":"volvo","name":"L150H","was":{"bucket":4200,"power":300,"weight":25000},"facts":{"power":300,"weight":25000}},
{"brand":"liebherr","name":"L 556","was":{"bucket":3500,"weight":18000},"facts":{"weight":18000}},
{"brand":"hyundai","name":"HL757-9","was":{"bucket":2800,"power":173,"weight":14000},"facts":{"power":173,"weight":14000}},
{"brand":"caterpillar","name":"D6T","was":{"power":200,"weight":21000},"facts":{"power":200}},
{"brand":"caterpillar","name":"140M","was":{"power":183,"weight":17000},"facts":{}},
{"brand":"massey-ferguson","name":"399","was":{"power":95},"facts":{"power":104}},
{"brand":"john-deere","name":"7810","was":{"power":175},"facts":{}},
{"brand":"new-holland","name":"T6.175","was":{"drive_wheels":"4wd","power":175},"facts":{"drive_wheels":"4wd"}},
{"brand":"claas","name":"Arion 640","was":{"drive_wheels":"4wd","power":177},"facts":{"drive_wheels":"4wd"}},
{"brand":"claas","name":"Lexion 670","was":{"engine_make":"caterpillar"},"facts":{}},
{"brand":"toyota","name":"Camry","was":{"gearbox":"automatic"},"facts":{}},
{"brand":"toyota","name":"Land Cruiser 200","was":{"drive":"4wd","gearbox":"automatic"},"facts":{"drive":"4wd"}},
{"brand":"kia","name":"Carnival","was":{"gearbox":"automatic"},"facts":{}},
{"brand":"atlas-copco","name":"HiLight V5+","was":{"engine_make":"kubota","mast_height":9000},"facts":{"engine_make":"kubota"}},
{"brand":"caterpillar","name":"D7R","was":{"weight":25000},"facts":{}},
{"brand":"komatsu","name":"D85EX-15","was":{"power":264,"weight":28000},"facts":{"weight":28000}}
]'::jsonb) AS v(brand text, name text, was jsonb, facts jsonb)
  JOIN brands b ON b.slug = v.brand WHERE m.brand_id = b.id AND lower(m.name) = lower(v.name) AND m.facts = v.was;
